import type { AnswerCitation, AnswerClaim, DeepTalkAnswer } from '@folia/contracts/deep-talk/answer';
import type { FitRequirement } from '@folia/contracts/fit-score/shapes';
import { engineVersion } from '@folia/deep-talk/engine-version';
import type { FitSentences } from '@folia/deep-talk/fit-sentences';
import { splitSentences } from '@folia/deep-talk/read/split-sentences';
import { foldAccents } from '@folia/deep-talk/understand/fold-accents';
import { isOrderInQuestion } from '@folia/deep-talk/understand/word-finders';
import { type PortfolioItem, readPortfolio } from '@folia/fit/read/portfolio/read-portfolio';
import { readPosting } from '@folia/fit/read/read-posting';
import { scorePortfolio } from '@folia/fit/score/score-fit';
import { isOrderToReader } from '@folia/text/orders-to-reader';

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

/** What is called so in nothing but orders to the reader of a posting is scored like everything in it, and not repeated. */
function isOrdered(text: string): (label: string) => boolean {
  const sentences = splitSentences(text).map((sentence) => ({ words: sentence.toLowerCase(), isOrder: isOrderToReader(sentence) || isOrderIn(sentence) }));
  return (label) => {
    const naming = sentences.filter(({ words }) => words.includes(label.toLowerCase()));
    return naming.length > 0 && naming.every(({ isOrder }) => isOrder);
  };
}
const isOrderIn = (sentence: string) => isOrderInQuestion(foldAccents(sentence));

/** How what one sees of a portfolio fits a job: FitScore's engine and numbers, of this view, in the language of the sentences. `asOf`: YYYY-MM or longer. */
export function compareWithPosting(text: string, items: readonly PortfolioItem[], asOf: string, sentences: FitSentences): DeepTalkAnswer {
  const month = asOf.slice(0, 7);
  const { score, requirements, missing } = scorePortfolio(readPosting(text), readPortfolio(items, month), month);
  const isLeftOut = isOrdered(text);
  const borneOut = requirements.filter(({ label, scored, status, evidence }) => !isLeftOut(label) && scored && status !== 'missing' && evidence.length > 0);
  const strongest = unique(
    [...borneOut].sort((a, b) => b.gained - a.gained),
    ({ label }) => label,
  );
  const named = missing.filter((label) => !isLeftOut(label));
  const absent: AnswerClaim[] = named.length > 0 ? [{ kind: 'absent', text: sentences.missing(named), citations: [] }] : [];
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
