import type { ReadResume } from '@folia/contracts/resume-import';
import type { Work } from '@folia/platform/job-runner';
import { Injectable } from '@nestjs/common';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { LlmUnavailable } from '../llm/llm';
import { LlmService } from '../llm/llm.service';
import { ModelConsentService } from '../llm/model-consent.service';
import { applyProposal } from './model/apply-proposal';
import { importQuestion } from './model/import-question';

/** All of the model's part in one import, in ms: the job itself has 120 s. */
const passMs = 70_000;

/** Lets a configured model look at what was read doubtfully or not at all; whatever goes wrong with it, the built-in result stands. */
@Injectable()
export class ModelPassService {
  constructor(
    private readonly llm: LlmService,
    private readonly consent: ModelConsentService,
    @InjectPinoLogger(ModelPassService.name) private readonly log: PinoLogger,
  ) {}

  /** Throws the work's own reason to stop, nothing else. */
  async improve({ claim, signal, report }: Work, resume: ReadResume): Promise<ReadResume> {
    const name = this.llm.model;
    const question = name && !resume.isStructured ? importQuestion(resume) : null;
    if (!name || !question || !(await this.consent.isGiven(claim.ownerId))) return resume;
    report({ name: 'model', percent: 88, facts: { passages: question.data.left.length + question.data.doubtful.length } });
    try {
      const { value } = await this.llm.ask(claim.id, question, AbortSignal.any([signal, AbortSignal.timeout(passMs)]));
      const { resume: improved, accepted, dropped } = applyProposal(resume, value);
      await this.llm.judged(claim.id, question.step, accepted, dropped);
      return { ...improved, model: { name, outcome: 'answered', accepted, dropped } };
    } catch (error) {
      signal.throwIfAborted();
      this.log.warn({ err: error, job: claim.id }, 'an import goes on without the model');
      const outcome = error instanceof LlmUnavailable && error.fault === 'unusable' ? 'unusable' : 'unreachable';
      return { ...resume, model: { name, outcome, accepted: 0, dropped: 0 } };
    }
  }
}
