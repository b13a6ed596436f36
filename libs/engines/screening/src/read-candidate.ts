import { type FindingState, mostQuotes } from '@folia/contracts/screening/words';
import { cite, tenth } from '@folia/fit/judge/find-evidence';
import { judgeDuty, judgeRole } from '@folia/fit/judge/judge-rest';
import { fieldOf, type Verdict } from '@folia/fit/judge/judge-skill';
import { type PortfolioItem, type ReadPortfolio, readPortfolio } from '@folia/fit/read/portfolio/read-portfolio';
import type { ReadPosting, Requirement } from '@folia/fit/read/requirements/requirement';
import { judgeRequirement } from '@folia/fit/score/judge-requirements';
import { metFrom, partialFrom } from '@folia/fit/score/weights';
import { closeGaps } from './close-gaps';
import { type CriterionReading, requirementsIn } from './criterion-reading';

/** Words of an item, letter by letter as they stand in that field; `entry` counts from 0 in lists. */
export type FoundQuote = { itemId: string; field: string; entry: number | null; text: string };
/** What was found for one criterion. `years`: how many, where years are asked for. */
export type Found = { state: FindingState; quotes: FoundQuote[]; years: number | null };

/**
 * A criterion that stands ready to be looked for. What the posting rules out is no evidence, unless the criterion asks for just that.
 */
type Sought = { readings: readonly Requirement[]; isRole: boolean; posting: ReadPosting };

/** Makes criteria ready to be looked for in any number of candidates of the posting. Pure. */
export const seek = (posting: ReadPosting, reading: CriterionReading): Sought => {
  const readings = requirementsIn(reading);
  const own = new Set(readings.flatMap(({ options }) => options.flatMap(({ skill }) => skill?.id ?? [])));
  const excluded = new Set([...posting.excluded].filter((id) => !own.has(id)));
  return { readings, isRole: reading.role, posting: { ...posting, excluded } };
};

/**
 * Reads one candidate against criteria, in their order, with the evidence rules of a FitScore: never names, schools, employers, places, study dates or gaps.
 * `asOf`: YYYY-MM, up to which ongoing items count. Pure: same input, same findings, whatever the order of the items.
 */
export function readCandidate(sought: readonly Sought[], items: readonly PortfolioItem[], asOf: string): Found[] {
  const portfolio = closeGaps(readPortfolio(items, asOf));
  const field = fieldOf(portfolio);
  return sought.map(({ readings, isRole, posting }) => {
    if (isRole) return told([judgeRole(portfolio, posting)]);
    if (readings.length === 0) return { state: 'unclear', quotes: [], years: null };
    return told(readings.map((one) => orNear(one, judgeRequirement(one, portfolio, field, posting), portfolio, posting)));
  });
}

/** Words that nobody knows and that stand nowhere together: lines with some of them are near it, and no more. */
function orNear(requirement: Requirement, verdict: Verdict, portfolio: ReadPortfolio, posting: ReadPosting): Verdict {
  const isUnknown = requirement.options.length > 0 && requirement.options.every(({ skill }) => !skill);
  if (verdict.found.length > 0 || !isUnknown || requirement.kind === 'responsibility') return verdict;
  return { ...verdict, found: judgeDuty(requirement, portfolio, posting).found };
}

/** All parts of a criterion have to hold: the weakest decides. */
function told(verdicts: readonly Verdict[]): Found {
  const states = verdicts.map(stateOf);
  const [state = 'unclear'] = states.toSorted((a, b) => ranks[a] - ranks[b]);
  const quotes = verdicts.flatMap(({ found }) => cite(found).map(({ itemId, field, entry, quote }) => ({ itemId, field, entry, text: quote })));
  const years = verdicts.flatMap(({ yearsFound }) => yearsFound ?? []);
  return { state, quotes: withoutDoubles(quotes).slice(0, mostQuotes), years: years.length > 0 ? tenth(Math.min(...years)) : null };
}
const ranks: Readonly<Record<FindingState, number>> = { missing: 0, unclear: 1, partial: 2, met: 3 };

/** Something near is a question, and so is what the candidate could hardly have said; nothing at all is missing. */
function stateOf({ credit, found, isKnown, isClose, isShown }: Verdict): FindingState {
  if (!isClose && (isShown || credit >= metFrom)) return 'met';
  if (credit >= partialFrom) return 'partial';
  return isKnown && found.length === 0 ? 'missing' : 'unclear';
}

const withoutDoubles = (quotes: readonly FoundQuote[]) =>
  quotes.filter(({ itemId, field, entry }, index) => quotes.findIndex((one) => one.itemId === itemId && one.field === field && one.entry === entry) === index);
