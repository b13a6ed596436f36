import { AppError } from '@folia/contracts/errors';
import { tailorMadeJob } from '@folia/contracts/tailored-resume/job';
import { monthsOf, periodOf, yearsCovered } from '@folia/fit/read/portfolio/period';
import { Processes } from '@folia/platform/discovery';
import type { Work } from '@folia/platform/job-runner';
import { defaultSettings } from '@folia/resume-writing/choices/default-settings';
import { dropUnborne } from '@folia/resume-writing/choices/drop-unborne';
import { applyTailoring } from '@folia/resume-writing/tailor/apply/apply-tailoring';
import { tailor } from '@folia/resume-writing/tailor/tailor';
import { verifyResume } from '@folia/resume-writing/verify/verify-resume';
import { Injectable } from '@nestjs/common';
import { OwnPortfolioClient } from '../portfolio/own-portfolio.client';
import { ModelWordingService } from './model-wording.service';
import { TailoredResumeRepository } from './tailored-resume.repository';

/** Tailors its owner's portfolio to one job. Idempotent: the result is written once, together with the end of the row. */
@Injectable()
export class TailoredResumeProcessor {
  constructor(
    private readonly resumes: TailoredResumeRepository,
    private readonly portfolios: OwnPortfolioClient,
    private readonly model: ModelWordingService,
  ) {}

  @Processes(tailorMadeJob)
  async process(work: Work): Promise<void> {
    const { claim, report, finish } = work;
    const text = await this.resumes.findText(claim.id);
    if (text === null) throw new AppError('NOT_FOUND');
    const { items, header } = await this.portfolios.read({ id: claim.ownerId, caller: claim.caller });
    if (items.length === 0) throw new AppError('PORTFOLIO_EMPTY');
    report({ name: 'portfolio', percent: 20, facts: { items: items.length } });
    const asOf = new Date().toISOString().slice(0, 7);
    const chosen = tailor(text, items, header, asOf);
    report({ name: 'choose', percent: 60 });
    const worded = await this.model.word(work, text, chosen, { items, header });
    const works = items.filter(({ kind }) => kind === 'work').flatMap(({ fields }) => periodOf(fields, monthsOf(asOf)) ?? []);
    const careerYears = Math.floor(yearsCovered(works));
    const tailoring = dropUnborne(worded, (one) => verifyResume(applyTailoring(one, items, header, defaultSettings), items, careerYears));
    report({ name: 'verify', percent: 90 });
    await finish((manager) => this.resumes.saveTailoring(manager, claim.id, tailoring));
  }
}
