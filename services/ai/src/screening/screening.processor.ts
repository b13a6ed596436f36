import { setImmediate } from 'node:timers/promises';
import { AppError } from '@folia/contracts/errors';
import { candidatesRead } from '@folia/contracts/screening/events';
import { screeningRun } from '@folia/contracts/screening/job';
import { readPosting } from '@folia/fit/read/read-posting';
import { Processes } from '@folia/platform/discovery';
import type { Work } from '@folia/platform/job-runner';
import { Outbox } from '@folia/platform/outbox';
import { readCandidate, seek } from '@folia/screening/read-candidate';
import { redactCandidate } from '@folia/screening/redact/redact-candidate';
import { Injectable } from '@nestjs/common';
import { CriterionRepository } from './criterion.repository';
import { type BlindRow, type ReadFinding, ReadingRepository } from './reading.repository';

/** Candidates whose findings are written at once: few enough that a board fills while it is watched. */
const atOnce = 50;

/** While it ended, somebody was added or a criterion was changed: the run goes on. */
class SomebodyUnread extends Error {}

/** Reads whoever is unread of one job. Each write names its attempt, and whatever it broke off in, the next run goes on from there. */
@Injectable()
export class ScreeningProcessor {
  constructor(
    private readonly readings: ReadingRepository,
    private readonly criteria: CriterionRepository,
    private readonly outbox: Outbox,
  ) {}

  @Processes(screeningRun)
  async process(work: Work): Promise<void> {
    const run = await this.readings.findRun(work.claim.id);
    if (!run) throw new AppError('NOT_FOUND');
    const { jobId } = run;
    const posting = readPosting(run.text);
    const isOver = () =>
      work.finish(async (manager) => {
        await this.readings.lock(manager, jobId);
        if (await this.readings.findUnread(manager, jobId)) throw new SomebodyUnread();
        await this.outbox.publish(manager, candidatesRead, { accountId: work.claim.ownerId, jobId });
      });
    for (;;) {
      await this.readAll(work, jobId, posting);
      try {
        return await isOver();
      } catch (error) {
        if (!(error instanceof SomebodyUnread)) throw error;
      }
    }
  }

  /** One pass in the order of numbers; a changed criterion is noticed between two groups. */
  private async readAll({ claim, signal, report }: Work, jobId: string, posting: ReturnType<typeof readPosting>): Promise<void> {
    const asOf = new Date().toISOString().slice(0, 7);
    for (let after = 0; ; ) {
      const group = await this.readings.listUnread(jobId, after, atOnce);
      const sought = new Map((await this.criteria.list(jobId)).map((one) => [one.id, { ...seek(posting, one.reading), version: one.readingVersion }]));
      const findings: ReadFinding[] = [];
      const blind: BlindRow[] = [];
      for (const { id: candidateId, name, resume, resumeVersion, criteria, tags } of group) {
        signal.throwIfAborted();
        const wanted = criteria.flatMap((criterionId) => {
          const one = sought.get(criterionId);
          return one ? [{ ...one, criterionId }] : [];
        });
        for (const [index, found] of readCandidate(wanted, resume.items, asOf).entries()) {
          const { criterionId, version } = wanted[index] as (typeof wanted)[number];
          findings.push({ candidateId, resumeVersion, criterionId, version, ...found });
        }
        const { text, tells } = redactCandidate(name, resume);
        blind.push({ candidateId, resumeVersion, headline: text(resume.headline), tellingTags: tags.filter(tells) });
        // Questions to this process are answered in between.
        await setImmediate();
      }
      signal.throwIfAborted();
      if (findings.length > 0) await this.readings.save(claim, findings, blind);
      const { all, read } = await this.readings.count(jobId);
      report({ name: 'candidates', percent: all === 0 ? 99 : (100 * read) / all, facts: { all, read } });
      const last = group.at(-1);
      if (!last || group.length < atOnce) return;
      after = last.number;
    }
  }
}
