import type { Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { Work } from '@folia/platform/job-runner';
import { applyWordings } from '@folia/resume-writing/model/apply-wordings';
import { rewriteQuestion } from '@folia/resume-writing/model/rewrite-question';
import type { PortfolioToday } from '@folia/resume-writing/portfolio-today';
import { demandOf } from '@folia/resume-writing/tailor/analyse/demand';
import { withoutPerson } from '@folia/text/person/without-person';
import { Injectable } from '@nestjs/common';
import { ModelHelpService } from '../llm/model-help.service';

/** The model's part in one resume, in ms: the job itself has 120 s. */
const helpMs = 60_000;

/** Lets a configured model reword single lines, if the owner allows it. If anything goes wrong with it, the engine's lines stay. */
@Injectable()
export class ModelWordingService {
  constructor(private readonly model: ModelHelpService) {}

  /** Throws only the job's own reason to stop. */
  async word(work: Work, postingText: string, tailoring: Tailoring, { items, header }: Pick<PortfolioToday, 'items' | 'header'>): Promise<Tailoring> {
    if (!(await this.model.isWelcome(work.claim))) return tailoring;
    const demand = demandOf(postingText);
    const question = rewriteQuestion(tailoring, demand, withoutPerson(header, items));
    if (!question) return tailoring;
    work.report({ name: 'model', percent: 70 });
    const judge = (wordings: Parameters<typeof applyWordings>[2]) => applyWordings(tailoring, demand, wordings);
    const { result, help } = await this.model.ask(work, question, judge, AbortSignal.timeout(helpMs));
    return { ...(result ?? tailoring), model: help };
  }
}
