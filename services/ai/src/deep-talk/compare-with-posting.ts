import type { AnswerCitation, AnswerClaim, DeepTalkAnswer } from '@folia/contracts/deep-talk/answer';
import type { FitRequirement } from '@folia/contracts/fit-score/shapes';
import { engineVersion } from '@folia/deep-talk/engine-version';
import type { FitSentences } from '@folia/deep-talk/fit-sentences';
import { type PortfolioItem, readPortfolio } from '@folia/fit/read/portfolio/read-portfolio';
import { readPosting } from '@folia/fit/read/read-posting';
import { scorePortfolio } from '@folia/fit/score/score-fit';

/** How many requirements are named at once; the others stand under "more". */
const shownAtOnce = 5;

/** The first of each, by what `keyOf` says. */
const unique = <T>(all: readonly T[], keyOf: (one: T) => string): T[] => all.filter((one, at) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at);

/** One line may stand in two fields of an entry: it is cited once. */
const wordsOf = ({ itemId, quote }: Pick<AnswerCitation, 'itemId' | 'quote'>) => `${itemId} ${quote}`;
const cited = ({ evidence }: FitRequirement): AnswerCitation[] =>
  unique(evidence, wordsOf)
    .slice(0, 2)
    .map(({ itemId, field, entry, quote }) => ({ itemId, field, entry, quote }));
const met = (requirement: FitRequirement, sentences: FitSentences): AnswerClaim => ({
  kind: 'fact',
  text: requirement.status === 'met' ? sentences.met(requirement.label) : sentences.inPart(requirement.label),
  citations: cited(requirement),
});

/** How what one sees of a portfolio fits a job: FitScore's engine and numbers, of this view, in the language of the sentences. `asOf`: YYYY-MM or longer. */
export function compareWithPosting(text: string, items: readonly PortfolioItem[], asOf: string, sentences: FitSentences): DeepTalkAnswer {
  const month = asOf.slice(0, 7);
  const { score, requirements, missing } = scorePortfolio(readPosting(text), readPortfolio(items, month), month);
  const borneOut = requirements.filter(({ scored, status, evidence }) => scored && status !== 'missing' && evidence.length > 0);
  const strongest = unique(
    [...borneOut].sort((a, b) => b.gained - a.gained),
    ({ label }) => label,
  );
  const absent: AnswerClaim[] = missing.length > 0 ? [{ kind: 'absent', text: sentences.missing(missing), citations: [] }] : [];
  const number: AnswerClaim = {
    kind: strongest.length > 0 ? 'computed' : 'absent',
    text: sentences.points(Math.round(score)),
    citations: unique(strongest.slice(0, 3).flatMap(cited), wordsOf),
  };
  return {
    engineVersion,
    asOf,
    language: sentences.language,
    outcome: 'answered',
    claims: [number, ...strongest.slice(0, shownAtOnce).map((one) => met(one, sentences)), ...absent],
    more: strongest.slice(shownAtOnce).map((one) => met(one, sentences)),
    missing: null,
  };
}
