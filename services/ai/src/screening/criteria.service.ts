import type { Member } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import { type AddCriterion, type CriterionChange, logPageSize, type UpdateCriterion } from '@folia/contracts/screening/shapes';
import { mostCriteria } from '@folia/contracts/screening/words';
import { newId } from '@folia/platform/new-id';
import { judgeCriterion } from '@folia/screening/judge-criterion';
import { readCriterion } from '@folia/screening/read-criterion';
import { pointsOf, withPoints } from '@folia/screening/share-points';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CriterionRepository, type KeptCriterion, toCriterion } from './criterion.repository';
import { ReadingService } from './reading.service';
import { ScreeningJobRepository } from './screening-job.repository';
import { ScreeningJobService } from './screening-job.service';

type Changed = { criteria: KeptCriterion[]; id: string | null; change: CriterionChange['change'] };

/** What candidates are compared with. Every change is kept, and only what was changed is read again. */
@Injectable()
export class CriteriaService {
  constructor(
    private readonly jobs: ScreeningJobRepository,
    private readonly criteria: CriterionRepository,
    private readonly readings: ReadingService,
    private readonly plan: ScreeningJobService,
    private readonly database: DataSource,
  ) {}

  async add(member: Member, jobId: string, { words, importance, points }: AddCriterion) {
    refuseProtected(words);
    return this.change(member, jobId, (criteria) => {
      if (criteria.length >= mostCriteria) throw new AppError('CRITERIA_FULL', { limit: mostCriteria });
      const id = newId();
      const added = { id, version: 1, words, importance, points: 0, reading: readCriterion(words), readingVersion: 1 };
      return { criteria: shared([...criteria, added], id, points ?? null), id, change: 'added' };
    });
  }

  async update(member: Member, jobId: string, id: string, { version, words, importance, points }: UpdateCriterion) {
    if (words !== undefined) refuseProtected(words);
    return this.change(member, jobId, (criteria) => {
      const before = found(criteria, id);
      if (before.version !== version) throw new AppError('VERSION_CONFLICT', { version: before.version });
      const isNew = words !== undefined && words !== before.words;
      const after = {
        ...before,
        version: version + 1,
        importance: importance ?? before.importance,
        ...(isNew ? { words, reading: readCriterion(words), readingVersion: before.readingVersion + 1 } : {}),
      };
      const changed = criteria.map((one) => (one.id === id ? after : one));
      const isCounted = before.importance !== 'excluded';
      return { criteria: shared(changed, id, points ?? (isCounted ? before.points : null)), id, change: 'changed' };
    });
  }

  remove(member: Member, jobId: string, id: string) {
    return this.change(member, jobId, (criteria) => {
      found(criteria, id);
      return {
        criteria: shared(
          criteria.filter((one) => one.id !== id),
          null,
          null,
        ),
        id,
        change: 'removed',
      };
    });
  }

  order(member: Member, jobId: string, ids: readonly string[]) {
    return this.change(member, jobId, (criteria) => {
      const ordered = ids.map((id) => found(criteria, id, 'CONFLICT'));
      if (ordered.length !== criteria.length || new Set(ids).size !== ids.length) throw new AppError('CONFLICT');
      return { criteria: ordered, id: null, change: 'ordered' };
    });
  }

  async history({ accountId }: Member, jobId: string, cursor?: string) {
    if (!(await this.jobs.find(accountId, jobId))) throw new AppError('NOT_FOUND');
    const items = await this.criteria.listHistory(jobId, cursor ?? null);
    return { items, nextCursor: items.length === logPageSize ? (items.at(-1)?.id ?? null) : null };
  }

  private async change({ accountId, id: by }: Member, jobId: string, edit: (criteria: KeptCriterion[]) => Changed) {
    await this.plan.requireWithinPlan(accountId, jobId);
    const { criteria, wake } = await this.database.transaction(async (manager) => {
      if (!(await this.jobs.lock(manager, accountId, jobId))) throw new AppError('NOT_FOUND');
      const { criteria, id, change } = edit(await this.criteria.list(jobId, manager));
      await this.criteria.save(manager, jobId, criteria, { id, change, by });
      return { criteria, wake: await this.readings.ask(manager, jobId) };
    });
    await wake();
    return { criteria: criteria.map(toCriterion) };
  }
}

function refuseProtected(words: string): void {
  const judged = judgeCriterion(words);
  if (judged.verdict !== 'refused') return;
  const { attribute, words: said, better } = judged;
  throw new AppError('CRITERION_PROTECTED', { attribute, words: said, better });
}

function found(criteria: readonly KeptCriterion[], id: string, otherwise: 'NOT_FOUND' | 'CONFLICT' = 'NOT_FOUND'): KeptCriterion {
  const one = criteria.find((criterion) => criterion.id === id);
  if (!one) throw new AppError(otherwise);
  return one;
}

/** The points after a change of one criterion: what is excluded has none, and the rest is always 100. */
function shared(criteria: readonly KeptCriterion[], id: string | null, wished: number | null): KeptCriterion[] {
  const counted = criteria.filter(({ importance }) => importance !== 'excluded');
  const isCounted = counted.some((one) => one.id === id);
  const points = id && isCounted ? withPoints(counted, id, wished) : pointsOf(counted);
  return criteria.map((one) => ({ ...one, points: points.get(one.id) ?? 0 }));
}
