import { basicsId } from '@folia/contracts/deep-talk/answer';
import type { Entry, Passage, ReadSubject } from '../read/subject';
import type { Term } from '../understand/terms';
import { matchTerm } from './match-term';

/** A passage that may answer: how well, and which of the required things neither it nor the rest of its entry has. */
export type Hit = { passage: Passage; entry: Entry | null; score: number; missing: readonly Term[]; own: number };

const enough = 0.6;
const optionalWeight = 0.35;
const fromRest = 0.55;

const rank = ({ itemId, isTold }: Passage, entry: Entry | null): number => {
  if (itemId === basicsId) return isTold ? 0.02 : 0;
  if (entry?.kind === 'skill' || entry?.kind === 'language') return 0.01;
  return isTold ? 0.08 : 0.05;
};

/** How rare a thing is in the portfolio, 0.5–1: rare words tell more. */
function weightOf(term: Term, subject: ReadSubject): number {
  const uses = Math.max(...term.tokens.map(({ stem }) => subject.stems.get(stem) ?? 0));
  return (term.isRequired ? 1 : optionalWeight) * (uses > 8 ? 0.6 : 1);
}

const groupOf = (subject: ReadSubject): { entry: Entry | null; passages: readonly Passage[] }[] => [
  { entry: null, passages: subject.passages.filter(({ itemId }) => itemId === basicsId) },
  ...subject.entries.map((entry) => ({ entry, passages: entry.passages })),
];

/** Passages that may answer a question for these things, best first. `within`: only these entries; `near`: entries that the conversation is about. */
export function search(terms: readonly Term[], subject: ReadSubject, within: readonly Entry[] | null, near: readonly Entry[] = []): Hit[] {
  const hits: Hit[] = [];
  const weights = terms.map((term) => weightOf(term, subject));
  for (const { entry, passages } of groupOf(subject)) {
    if (within && !(entry && within.includes(entry))) continue;
    const matches = passages.map((passage) => terms.map((term) => matchTerm(term, passage)));
    const best = terms.map((_, at) => Math.max(0, ...matches.map((row) => row[at] ?? 0)));
    for (const [index, passage] of passages.entries()) {
      const row = matches[index] ?? [];
      const own = terms.reduce((sum, term, at) => sum + (term.isRequired ? (row[at] ?? 0) : 0), 0);
      if (!row.some((match, at) => match >= enough && (terms[at]?.isRequired || terms.every((term) => !term.isRequired)))) continue;
      const covered = terms.map((_, at) => Math.max(row[at] ?? 0, (best[at] ?? 0) >= enough ? (best[at] ?? 0) * fromRest : 0));
      const score = covered.reduce((sum, match, at) => sum + match * (weights[at] ?? 0), 0) + rank(passage, entry) + (entry && near.includes(entry) ? 0.3 : 0);
      hits.push({ passage, entry, score, missing: terms.filter((term, at) => term.isRequired && Math.max(row[at] ?? 0, best[at] ?? 0) < enough), own });
    }
  }
  return hits.toSorted((a, b) => a.missing.length - b.missing.length || b.score - a.score);
}

/** The things that no passage of the portfolio has. */
export const nowhere = (terms: readonly Term[], subject: ReadSubject): Term[] =>
  terms.filter((term) => term.isRequired && !subject.passages.some((passage) => matchTerm(term, passage) >= enough));
