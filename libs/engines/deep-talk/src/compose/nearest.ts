import { basicsId } from '@folia/contracts/deep-talk/answer';
import { matchTerm } from '../find/match-term';
import type { Passage, ReadSubject } from '../read/subject';
import type { Intent } from '../understand/classes';
import type { Term } from '../understand/terms';
import { quoteClaim, quoteOf } from './quotes';
import { type Ask, asks, type Reply } from './reply';
import { cite, citeHeading, claim, fill, roleIn } from './writer';

const enough = 0.6;
const rare = 2;
const shortest = 5;

/** Whether the portfolio has a word of a question, and seldom. */
function isRare({ tokens }: Term, { stems }: ReadSubject): boolean {
  const uses = Math.max(...tokens.map(({ stem }) => stems.get(stem) ?? 0));
  return uses > 0 && uses <= rare && tokens.some(({ folded }) => folded.length >= shortest);
}

/** How much a word of a question says: what it is about, what has a meaning, what the portfolio has seldom, anything else. */
const weightOf = (term: Term, subject: ReadSubject): number => (term.isRequired ? 1 : term.concepts.length > 0 || isRare(term, subject) ? 0.6 : 0.3);

/** What no sentence of work is near to. */
const withoutNear: readonly Intent[] = ['email', 'phone', 'links', 'contact', 'resume-file', 'place', 'languages', 'weaknesses', 'interests', 'gaps', 'reason'];

const leastShare = 0.5;
const leastWeight = 0.6;

/** The sentence with most of the words of a question; null where none has half of what it says. */
function nearestIn({ piece, subject }: Ask, terms: readonly Term[]): { passage: Passage; weight: number } | null {
  const weights = terms.map((term) => weightOf(term, subject));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const named = new Set(piece.mentions.filter(({ by }) => by === 'organisation').map(({ entry }) => entry.organisation));
  let best: { passage: Passage; weight: number } | null = null;
  for (const passage of subject.passages) {
    const entry = subject.entryOf.get(passage.itemId);
    if (!passage.isTold || (named.size > 0 && !(entry && named.has(entry.organisation)))) continue;
    const had = terms.map((term) => matchTerm(term, passage) >= enough);
    const weight = had.reduce((sum, isHad, at) => sum + (isHad ? (weights[at] ?? 0) : 0), 0);
    // One everyday word alone makes nothing near.
    const isSolid = had.filter(Boolean).length > 1 || terms.some((term, at) => had[at] && (term.isRequired || isRare(term, subject)));
    if (isSolid && weight > (best?.weight ?? 0)) best = { passage, weight };
  }
  return best && best.weight >= leastWeight && best.weight / all >= leastShare ? best : null;
}

/** An answer that the portfolio does not say so, with the sentence that has most of the words of the question where nothing else is near. */
export function withNearest(ask: Ask, reply: Reply): Reply {
  const { piece, subject, writer } = ask;
  const isBare = reply.outcome === 'absent' && reply.claims.every(({ kind, citations }) => kind === 'absent' && citations.length === 0);
  if (!isBare || piece.topics.length > 0 || asks(ask, ...withoutNear)) return reply;
  const terms = piece.terms.filter(({ tokens }) => tokens.length > 0);
  const found = nearestIn(ask, terms);
  if (!found) return reply;
  const { passage } = found;
  const entry = subject.entryOf.get(passage.itemId);
  if (!entry || passage.itemId === basicsId) return { ...reply, claims: [...reply.claims, quoteClaim(writer, passage, null, terms)] };
  const quote = quoteOf(passage, terms);
  const near = claim('nearby', fill(writer, 'nearbyQuote', { quote, role: roleIn(writer, entry) }), [cite(passage, quote), ...citeHeading(entry)]);
  return { ...reply, claims: [...reply.claims, near] };
}
