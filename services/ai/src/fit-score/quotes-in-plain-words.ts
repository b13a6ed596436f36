import type { FitScore } from '@folia/contracts/fit-score/shapes';
import { plainText } from '@folia/contracts/plain-text';

/** Scores of earlier versions quote the portfolio's Markdown. */
const firstPlainVersion = 8;

/** A kept score with its quotes as they appear on the page. Pure. */
export function quotesInPlainWords(score: FitScore): FitScore {
  if (Number(score.scorerVersion) >= firstPlainVersion) return score;
  const requirements = score.requirements.map((requirement) => ({
    ...requirement,
    evidence: requirement.evidence.map((one) => ({ ...one, quote: plainText(one.quote) })),
  }));
  return { ...score, requirements };
}
