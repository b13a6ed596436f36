import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import type { Work } from '@folia/platform/job-runner';
import { applyProposal } from '@folia/resume-reading/model/apply-proposal';
import { importQuestion } from '@folia/resume-reading/model/import-question';
import { Injectable } from '@nestjs/common';
import { ModelHelpService } from '../llm/model-help.service';

/** The model's whole part in one import, in ms: the job has 120 s. */
const passMs = 70_000;

/** Lets a configured model look at what was read with doubt or not at all. If anything goes wrong with it, the built-in result stays. */
@Injectable()
export class ModelPassService {
  constructor(private readonly model: ModelHelpService) {}

  /** Throws only the job's own reason to stop. */
  async improve(work: Work, resume: ReadResume): Promise<ReadResume> {
    const question = resume.isStructured ? null : importQuestion(resume);
    if (!question || !(await this.model.isWelcome(work.claim))) return resume;
    work.report({ name: 'model', percent: 88, facts: { passages: question.data.left.length + question.data.doubtful.length } });
    const judge = (proposal: Parameters<typeof applyProposal>[1]) => {
      const { resume: result, accepted, dropped } = applyProposal(resume, proposal);
      return { result, accepted, dropped };
    };
    const { result, help } = await this.model.ask(work, question, judge, AbortSignal.timeout(passMs));
    return { ...(result ?? resume), model: help };
  }
}
