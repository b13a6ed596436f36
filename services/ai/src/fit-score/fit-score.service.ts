import type { Caller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { AppError } from '@folia/contracts/errors';
import { jobCancelled } from '@folia/contracts/events';
import {
  type FitComparison,
  fitScoreJob,
  fitScorePageSize,
  type KeptFitScore,
  type StartedFitScore,
  type StartFitScore,
} from '@folia/contracts/fit-score-history';
import { releaseUsage, reserveUsage } from '@folia/contracts/usage';
import { JobRows } from '@folia/platform/job-rows';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { Queues } from '@folia/platform/queues';
import { RpcClient } from '@folia/platform/rpc-client';
import { currentTraceparent } from '@folia/platform/trace';
import { Injectable } from '@nestjs/common';
import { SavedJobService } from '../saved-job/saved-job.service';
import { compareScores } from './compare-scores';
import { FitScoreRepository, type Standing } from './fit-score.repository';

@Injectable()
export class FitScoreService {
  constructor(
    private readonly scores: FitScoreRepository,
    private readonly savedJobs: SavedJobService,
    private readonly rows: JobRows,
    private readonly queues: Queues,
    private readonly outbox: Outbox,
    private readonly rpc: RpcClient,
  ) {}

  /** A new text is kept as a job first, so that it is not lost where the plan has no unit left. */
  async start(caller: Caller, { text, url, savedJobId }: StartFitScore): Promise<StartedFitScore> {
    const ownerId = requireUser(caller);
    const kept = savedJobId ?? (await this.savedJobs.keep(ownerId, text ?? '', url ?? null));
    return this.startFor(caller, ownerId, kept);
  }

  async get(caller: Caller, id: string): Promise<KeptFitScore> {
    const ownerId = requireUser(caller);
    const found = await this.scores.find(ownerId, id);
    if (!found) throw new AppError('NOT_FOUND');
    const { text, read: _read, ...job } = await this.savedJobs.getWithText(ownerId, found.savedJobId);
    return { ...found, job, text };
  }

  async list(caller: Caller, { savedJobId, cursor }: { savedJobId?: string; cursor?: string }) {
    const items = await this.scores.list(requireUser(caller), savedJobId ?? null, cursor ?? null);
    return { items, nextCursor: items.length === fitScorePageSize ? (items.at(-1)?.id ?? null) : null };
  }

  async compare(caller: Caller, id: string, against: string): Promise<FitComparison> {
    const ownerId = requireUser(caller);
    const [after, before] = await Promise.all([this.scores.find(ownerId, id), this.scores.find(ownerId, against)]);
    if (!after?.result || !before?.result || after.savedJobId !== before.savedJobId) throw new AppError('NOT_FOUND');
    return compareScores(before.result, after.result, against);
  }

  /** One under way ends with it, and its unit comes back. */
  async delete(caller: Caller, id: string): Promise<void> {
    const ownerId = requireUser(caller);
    await this.rows.database.transaction(async (manager) => {
      const gone = await this.scores.delete(manager, ownerId, id);
      if (!gone) throw new AppError('NOT_FOUND');
      if (gone.state === 'accepted' || gone.state === 'running')
        await this.outbox.publish(manager, jobCancelled, { jobId: id, kind: fitScoreJob.name, ownerId });
    });
    void this.outbox.relay();
  }

  /** Id, then unit, then row, then message: whatever breaks in between costs nothing and loses nothing (DESIGN section 1.4). */
  private async startFor(caller: Caller, ownerId: string, savedJobId: string): Promise<StartedFitScore> {
    const standing = await this.standing(ownerId, savedJobId);
    if (standing.running) return { id: standing.running, jobId: standing.running, savedJobId, free: standing.isFree, reused: true };
    const { isFree } = standing;
    const id = newId();
    if (!isFree) await this.rpc.call(reserveUsage, caller, { jobId: id, meter: 'fit-score' });
    const isMade = await this.rows.database
      .transaction(async (manager) => {
        await this.scores.lockJob(manager, savedJobId);
        const now = await this.scores.standing(ownerId, savedJobId, manager);
        // Meanwhile deleted, started by a twin, or paid by one.
        if (!now || now.running || now.isFree !== isFree) return false;
        await this.rows.insert({ id, job: fitScoreJob, ownerId, caller }, manager);
        await this.scores.insert(manager, { id, ownerId, savedJobId, isFree });
        return true;
      })
      .catch(async (error) => {
        await this.giveBack(caller, id, isFree);
        throw error;
      });
    if (!isMade) {
      await this.giveBack(caller, id, isFree);
      return this.startFor(caller, ownerId, savedJobId);
    }
    const priority = (await this.rows.unfinished(ownerId)) + 1;
    await this.queues.add(fitScoreJob.name, `${id}-1`, { id, traceparent: currentTraceparent() }, { priority });
    return { id, jobId: id, savedJobId, free: isFree, reused: false };
  }

  private async standing(ownerId: string, savedJobId: string): Promise<Standing> {
    const standing = await this.scores.standing(ownerId, savedJobId);
    if (!standing) throw new AppError('NOT_FOUND');
    return standing;
  }

  /** A unit that can't be given back now is settled by the ledger's sweep. */
  private async giveBack(caller: Caller, jobId: string, isFree: boolean): Promise<void> {
    if (!isFree) await this.rpc.call(releaseUsage, caller, { jobId }).catch(() => {});
  }
}
