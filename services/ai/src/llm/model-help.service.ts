import type { ModelHelp } from '@folia/contracts/model/shapes';
import { ownModelFailed } from '@folia/contracts/own-model/events';
import type { Claim } from '@folia/platform/job-rows';
import type { Work } from '@folia/platform/job-runner';
import { Outbox } from '@folia/platform/outbox';
import type { Judged, LlmQuestion } from '@folia/text/model-question';
import { Injectable } from '@nestjs/common';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { LlmUnavailable } from './llm';
import { LlmService } from './llm.service';
import { ModelConsentService } from './model-consent.service';

/** Lets a model help with one job. If anything goes wrong with it, there is no result from it and the built-in one stays. */
@Injectable()
export class ModelHelpService {
  constructor(
    private readonly llm: LlmService,
    private readonly consent: ModelConsentService,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
    @InjectPinoLogger(ModelHelpService.name) private readonly log: PinoLogger,
  ) {}

  /** Whether there is a model for this job, and these people let one see their data. */
  async isWelcome(claim: Claim, people: readonly string[] = [claim.ownerId]): Promise<boolean> {
    if ((await this.llm.of(claim)).model === null) return false;
    return (await Promise.all(people.map((id) => this.consent.isGiven(id)))).every(Boolean);
  }

  /** What the model answered for a job that is over; null when there was no answer. The model is not asked. */
  async findKept<T>(jobId: string, question: Pick<LlmQuestion<T>, 'step' | 'answer'>): Promise<T | null> {
    return (await this.llm.findKept(jobId, question))?.value ?? null;
  }

  /** Asks, and has the answer judged. `within` ends the wait. Throws only the job's own reason to stop. */
  async ask<T, R>(
    { claim, signal }: Pick<Work, 'claim' | 'signal'>,
    question: LlmQuestion<T>,
    judge: (value: T) => Judged<R>,
    within: AbortSignal,
  ): Promise<{ result: R | null; help: ModelHelp }> {
    const llm = await this.llm.of(claim);
    const name = llm.model ?? '';
    try {
      const { value } = await this.llm.ask(llm, claim.id, question, AbortSignal.any([signal, within]));
      const { result, accepted, dropped } = judge(value);
      await this.llm.judged(claim.id, question.step, accepted, dropped);
      return { result, help: { name, outcome: 'answered', accepted, dropped } };
    } catch (error) {
      signal.throwIfAborted();
      this.log.warn({ err: error, job: claim.id, step: question.step }, 'a job goes on without the model');
      if (this.llm.isOwn(llm))
        await this.database.transaction((manager) => this.outbox.publish(manager, ownModelFailed, { jobId: claim.id, ownerId: claim.ownerId }));
      const outcome = error instanceof LlmUnavailable && error.fault === 'unusable' ? 'unusable' : 'unreachable';
      return { result: null, help: { name, outcome, accepted: 0, dropped: 0 } };
    }
  }
}
