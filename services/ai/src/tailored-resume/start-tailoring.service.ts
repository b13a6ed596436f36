import type { Caller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { AppError } from '@folia/contracts/errors';
import { type StartedTailoring, type StartTailoring, tailorMadeJob } from '@folia/contracts/tailored-resume';
import { releaseUsage, reserveUsage } from '@folia/contracts/usage';
import { JobRows } from '@folia/platform/job-rows';
import { newId } from '@folia/platform/new-id';
import { Queues } from '@folia/platform/queues';
import { RpcClient } from '@folia/platform/rpc-client';
import { currentTraceparent } from '@folia/platform/trace';
import { Injectable } from '@nestjs/common';
import { SavedJobService } from '../saved-job/saved-job.service';
import { defaultSettings } from './default-settings';
import { type Standing, TailoredResumeRepository } from './tailored-resume.repository';

const noChoices = { items: {}, lines: {}, skills: {}, sentences: {} };

@Injectable()
export class StartTailoringService {
  constructor(
    private readonly resumes: TailoredResumeRepository,
    private readonly savedJobs: SavedJobService,
    private readonly rows: JobRows,
    private readonly queues: Queues,
    private readonly rpc: RpcClient,
  ) {}

  /** A new text is kept as a job first, so that it is not lost where the plan has no unit left. */
  async start(caller: Caller, { text, url, savedJobId }: StartTailoring): Promise<StartedTailoring> {
    const ownerId = requireUser(caller);
    const kept = savedJobId ?? (await this.savedJobs.keep(ownerId, text ?? '', url ?? null));
    return this.startFor(caller, ownerId, kept);
  }

  /** Id, then unit, then row, then message: whatever breaks in between costs nothing and loses nothing (DESIGN section 1.4). */
  private async startFor(caller: Caller, ownerId: string, savedJobId: string): Promise<StartedTailoring> {
    const { existing, isFree } = await this.standing(ownerId, savedJobId);
    if (existing) return { id: existing, jobId: existing, savedJobId, free: isFree, reused: true };
    const id = newId();
    if (!isFree) await this.rpc.call(reserveUsage, caller, { jobId: id, meter: 'tailor-made' });
    const isMade = await this.rows.database
      .transaction(async (manager) => {
        await this.resumes.lockJob(manager, savedJobId);
        const now = await this.resumes.standing(ownerId, savedJobId, manager);
        // Meanwhile deleted, started by a twin, or paid by one.
        if (!now || now.existing || now.isFree !== isFree) return false;
        await this.rows.insert({ id, job: tailorMadeJob, ownerId, caller }, manager);
        await this.resumes.insert(manager, { id, ownerId, savedJobId, isFree, settings: defaultSettings, choices: noChoices });
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
    await this.queues.add(tailorMadeJob.name, `${id}-1`, { id, traceparent: currentTraceparent() }, { priority });
    return { id, jobId: id, savedJobId, free: isFree, reused: false };
  }

  private async standing(ownerId: string, savedJobId: string): Promise<Standing> {
    const standing = await this.resumes.standing(ownerId, savedJobId);
    if (!standing) throw new AppError('NOT_FOUND');
    return standing;
  }

  /** A unit that can't be given back now is settled by the ledger's sweep. */
  private async giveBack(caller: Caller, jobId: string, isFree: boolean): Promise<void> {
    if (!isFree) await this.rpc.call(releaseUsage, caller, { jobId }).catch(() => {});
  }
}
