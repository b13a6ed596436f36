import { AppError } from '@folia/contracts/errors';
import { trialKeptMs, trialKeyPrefix } from '@folia/contracts/resume-trial/limits';
import type { readTrial } from '@folia/contracts/resume-trial/questions';
import type { TriedResume } from '@folia/contracts/resume-trial/shapes';
import { Every } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import { ReaderPool } from '@folia/resume-reading/reader/reader-pool';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { WaitingImportsRepository } from './waiting-imports.repository';

/** About how long a reader needs for one import, in seconds, and the longest wait that is named. */
const secondsEach = 2;
const longestWait = 60;

/** Reads resumes for people without an account, while nobody who has one waits. No model is asked, and nothing is kept. */
@Injectable()
export class ResumeTrialService {
  constructor(
    private readonly waiting: WaitingImportsRepository,
    private readonly readers: ReaderPool,
    private readonly store: FileStore,
  ) {}

  async read({ key, kind, fileName }: z.output<typeof readTrial.input>): Promise<TriedResume> {
    const waiting = await this.waiting.count();
    if (waiting > 0) throw new AppError('READERS_BUSY', { retryAfter: Math.min(longestWait, secondsEach * (waiting + 1)) });
    const asOf = new Date().toISOString().slice(0, 7);
    const { basics, entries, unplaced, words, pages } = await this.store.lend(key, (path) => this.readers.readSpare({ path, fileName, kind, asOf }));
    return { basics, entries, unplaced, words, pages: kind === 'pdf' ? pages.length : 0 };
  }

  /** Removes files whose answer never came, because a process was killed. */
  @Every(60_000)
  async sweep(): Promise<void> {
    for (const name of await this.store.listOlderThan(trialKeptMs, trialKeyPrefix)) await this.store.delete(name.replace(/\.part$/, ''));
  }
}
