import type { FitScore } from '@folia/contracts/fit-score/shapes';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { addRequirements } from '@folia/fit/model/add-requirements';
import { aboutEvidence, evidenceQuestion } from '@folia/fit/model/evidence-question';
import { pointEvidence } from '@folia/fit/model/point-evidence';
import { aboutPosting, postingQuestion } from '@folia/fit/model/posting-question';
import { type PortfolioItem, readPortfolio } from '@folia/fit/read/portfolio/read-portfolio';
import { readPosting } from '@folia/fit/read/read-posting';
import type { ReadPosting } from '@folia/fit/read/requirements/requirement';
import { scorePortfolio } from '@folia/fit/score/score-fit';
import type { Work } from '@folia/platform/job-runner';
import { withoutPerson } from '@folia/text/person/without-person';
import { Injectable } from '@nestjs/common';
import { ModelHelpService } from '../llm/model-help.service';

/** Both questions together, in ms: the whole job has 120 s. */
const helpMs = 70_000;

/** What is scored: a job's text as given and as read, its owner's portfolio, and the month (YYYY-MM) up to which durations are counted. */
export type Scored = { text: string; job: ReadPosting; view: Pick<PortfolioView, 'profile' | 'owner' | 'items'>; asOf: string };

/** Scores a job, with a configured model's help if its owner allows it. The number always comes from the engine; without the model, so does everything else. */
@Injectable()
export class ModelReadingService {
  constructor(private readonly model: ModelHelpService) {}

  /** Throws only the job's own reason to stop. */
  async score(work: Work, { text, job, view, asOf }: Scored): Promise<FitScore> {
    const portfolio = readPortfolio(view.items, asOf);
    const builtIn = scorePortfolio(job, portfolio, asOf);
    if (!(await this.model.isWelcome(work.claim))) return builtIn;
    const redact = withoutPerson(personOf(view), view.items);
    const jobAsked = postingQuestion(job, text, redact);
    if (!jobAsked) return builtIn;
    work.report({ name: 'model', percent: 70 });
    const within = AbortSignal.timeout(helpMs);
    const reading = await this.model.ask(work, jobAsked, (claims) => addRequirements(job, text, claims), within);
    if (!reading.result) return { ...builtIn, model: reading.help };
    const read = reading.result;
    const score = scorePortfolio(read, portfolio, asOf);
    const evidenceAsked = evidenceQuestion(read, score, portfolio, redact);
    if (!evidenceAsked) return { ...score, model: reading.help };
    const pointing = await this.model.ask(work, evidenceAsked, (claims) => pointEvidence(read, score, portfolio, claims), within);
    const accepted = reading.help.accepted + pointing.help.accepted;
    const dropped = reading.help.dropped + pointing.help.dropped;
    return { ...(pointing.result ? scorePortfolio(read, pointing.result, asOf) : score), model: { ...pointing.help, accepted, dropped } };
  }

  /** Scores other items as the score `scoreId` was made: the model's answer from then is checked against these items. The model is not asked. */
  async scoreAgain(scoreId: string, text: string, items: readonly PortfolioItem[], asOf: string): Promise<FitScore> {
    const [ofJob, ofEvidence] = await Promise.all([this.model.findKept(scoreId, aboutPosting), this.model.findKept(scoreId, aboutEvidence)]);
    const read = ofJob ? addRequirements(readPosting(text), text, ofJob).result : readPosting(text);
    const portfolio = readPortfolio(items, asOf);
    const score = scorePortfolio(read, portfolio, asOf);
    return ofEvidence ? scorePortfolio(read, pointEvidence(read, score, portfolio, ofEvidence).result, asOf) : score;
  }
}

const personOf = ({ profile, owner }: Scored['view']) => ({
  ...profile,
  email: owner?.email.value ?? profile.email ?? '',
  phone: owner?.phone.value ?? profile.phone ?? '',
});
