import { basicsId } from '@folia/contracts/deep-talk/answer';
import type { Entry, Passage, ReadSubject } from '../read/subject';
import type { Term } from '../understand/terms';
import { matchTerm, surely } from './match-term';

/** Words of a portfolio for one thing, and how far they show it. */
export type Evidence = { passage: Passage; entry: Entry | null; strength: number };

const ladder = ['work', 'project', 'certification', 'volunteering', 'achievement', 'publication', 'talk', 'patent', 'award', 'education', 'language', 'skill'];
const rungOf = ({ passage, entry }: Evidence): number =>
  (passage.itemId === basicsId ? ladder.length : ladder.indexOf(entry?.kind ?? 'skill')) * 2 + (passage.isTold ? 0 : 1);

const isListed = ({ entry }: Evidence): boolean => entry?.kind === 'skill';
/** How many of the words themselves a passage has: a list may have several things of one sort. */
const literal = ({ tokens }: Term, { folded }: Passage): number => tokens.filter((token) => [...folded].some((word) => word.startsWith(token.folded))).length;

/** What the portfolio has for one thing, what was done before what was learnt and listed. `within`: only these entries. */
export function evidenceFor(term: Term, subject: ReadSubject, within: readonly Entry[] | null = null): Evidence[] {
  return subject.passages
    .map((passage) => ({ passage, entry: subject.entryOf.get(passage.itemId) ?? null, strength: matchTerm(term, passage) }))
    .filter(({ strength, entry }) => strength > 0.3 && (!within || (entry && within.includes(entry))))
    .toSorted(
      (a, b) =>
        Number(b.strength >= surely) - Number(a.strength >= surely) ||
        Number(isListed(a)) * Number(isListed(b)) * (literal(term, b.passage) - literal(term, a.passage)) ||
        rungOf(a) - rungOf(b) ||
        literal(term, b.passage) - literal(term, a.passage) ||
        b.strength - a.strength ||
        (b.entry?.to ?? 0) - (a.entry?.to ?? 0),
    );
}

/** Evidence that shows the thing itself. */
export const sureEvidence = (term: Term, subject: ReadSubject, within: readonly Entry[] | null = null): Evidence[] =>
  evidenceFor(term, subject, within).filter(({ strength }) => strength >= (term.skill ? surely : 0.7));
