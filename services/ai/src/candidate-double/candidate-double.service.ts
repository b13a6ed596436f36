import type { Member } from '@folia/contracts/access';
import type { CandidateDouble } from '@folia/contracts/candidate-double/shapes';
import { AppError } from '@folia/contracts/errors';
import { FileStore } from '@folia/platform/file-store';
import { newId } from '@folia/platform/new-id';
import { findDoubles } from '@folia/screening/find-doubles';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CandidacyEndRepository } from '../candidacy/candidacy-end.repository';
import { JobPageRepository } from '../candidacy/job-page.repository';
import { CandidateRepository } from '../screening/candidate.repository';
import { CandidateDoubleRepository, type ComparedRow, type LockedRow } from './candidate-double.repository';

type Doubles = { items: CandidateDouble[] };

/** Candidates who look like the same person. They are offered by their numbers, and nobody is merged but by a person. */
@Injectable()
export class CandidateDoubleService {
  constructor(
    private readonly doubles: CandidateDoubleRepository,
    private readonly candidates: CandidateRepository,
    private readonly jobPages: JobPageRepository,
    private readonly ends: CandidacyEndRepository,
    private readonly store: FileStore,
    private readonly database: DataSource,
  ) {}

  async list({ accountId }: Member, jobId: string): Promise<Doubles> {
    if (!(await this.jobPages.findOwnJob(accountId, jobId))) throw new AppError('NOT_FOUND');
    const [compared, kept] = await Promise.all([this.doubles.listCompared(jobId), this.doubles.listKept(jobId)]);
    const byId = new Map(compared.map((one) => [one.id, one]));
    const areKept = new Set(kept.flatMap(({ oneId, otherId }) => [`${oneId} ${otherId}`, `${otherId} ${oneId}`]));
    const items = findDoubles(compared).flatMap(({ ids: [oneId, otherId], because }) => {
      const [one, other] = [byId.get(oneId), byId.get(otherId)];
      return one && other && !areKept.has(`${oneId} ${otherId}`) ? [{ candidates: [shown(one), shown(other)] as CandidateDouble['candidates'], because }] : [];
    });
    return { items };
  }

  async keepBoth(member: Member, jobId: string, [oneId, otherId]: readonly [string, string]): Promise<Doubles> {
    await this.database.transaction(async (manager) => {
      const [one, other] = await this.lockBoth(manager, member, jobId, oneId, otherId);
      await this.doubles.keepBoth(manager, one.id, other.id, member.id);
    });
    return this.list(member, jobId);
  }

  /** Only a resume that the team uploaded can go: what somebody agreed to themselves, they end themselves. */
  async merge(member: Member, jobId: string, keepId: string, dropId: string): Promise<Doubles> {
    const file = await this.database.transaction(async (manager) => {
      const [keep, drop] = await this.lockBoth(manager, member, jobId, keepId, dropId);
      if (!drop.isUploaded) throw new AppError('DOUBLE_APPLIED');
      await this.doubles.moveNotes(manager, drop.id, keep.id);
      // Whoever reads another address could be another person after all.
      if (keep.email !== null && keep.email === drop.email) await this.doubles.moveKeys(manager, drop.agreementId, keep.agreementId);
      const values = { from: null, to: String(drop.number), criterionId: null, reason: null };
      await this.candidates.log(manager, { candidateId: keep.id, kind: 'merged', ...values, by: member.id });
      return this.ends.end(manager, drop.agreementId, newId(), 'merged');
    });
    if (file) await this.store.delete(file);
    return this.list(member, jobId);
  }

  private async lockBoth(manager: EntityManager, { accountId }: Member, jobId: string, oneId: string, otherId: string): Promise<[LockedRow, LockedRow]> {
    const locked = await this.doubles.lock(manager, accountId, jobId, [oneId, otherId]);
    const [one, other] = [locked.find(({ id }) => id === oneId), locked.find(({ id }) => id === otherId)];
    if (!one || !other || one === other) throw new AppError('NOT_FOUND');
    return [one, other];
  }
}

const shown = ({ id, number, isUploaded }: ComparedRow) => ({ id, number, canGo: isUploaded });
