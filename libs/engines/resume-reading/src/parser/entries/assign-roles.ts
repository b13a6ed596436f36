import type { Passage } from '../passage';
import { isUnspaced } from '../values/plain-width';
import { isSentence } from './position-chunks';
import type { EntryHeader, HeaderChunk } from './read-entry-headers';
import { titleScore } from './role-words';

/** Which chunk of a position's header is what. */
export type PositionRoles = { position: HeaderChunk | null; employer: HeaderChunk | null; rest: HeaderChunk[] };

const lineOf = (passage: Passage | null | undefined) => passage?.pieces[0]?.line;

/** A town stands beside the employer, a period beside the position: which of the two shares the line of the first text. */
function layoutVote(first: HeaderChunk | undefined, head: EntryHeader | undefined): number {
  const [place, date, own] = [lineOf(head?.place), lineOf(head?.datePassage), lineOf(first?.passage)];
  if (!place || !date || place === date) return 0;
  return own === place ? -0.6 : own === date ? 0.6 : 0;
}

/** Whether positions come before employers in this section. All its entries share one layout, so all of them vote. */
function positionFirst(chunks: HeaderChunk[][], heads: readonly EntryHeader[]): boolean {
  const votes = chunks.map(([first, second], index) => {
    const byWords = first && second ? titleScore(first.passage.text) - titleScore(second.passage.text) : 0;
    return second ? Math.max(-2, Math.min(2, byWords)) + layoutVote(first, heads[index]) : 0;
  });
  const sum = votes.reduce((total, vote) => total + vote, 0);
  // Without any known word: employers come first in Chinese and Japanese, positions elsewhere.
  return sum > 0 || (sum === 0 && !chunks.some(([first]) => first && isUnspaced(first.passage.text)));
}

function assign(chunks: HeaderChunk[], isPositionFirst: boolean): PositionRoles {
  const named = (role: HeaderChunk['role']) => chunks.find((chunk) => chunk.role === role) ?? null;
  if (named('position') || named('employer')) {
    const [position, employer] = [named('position'), named('employer')];
    const others = chunks.filter((chunk) => chunk !== position && chunk !== employer);
    const first = others.find((chunk) => !isSentence(chunk)) ?? null;
    return { position: position ?? first, employer: employer ?? first, rest: others.filter((chunk) => chunk !== first || (position && employer)) };
  }
  const [first, second, ...more] = chunks.filter((chunk) => !isSentence(chunk));
  const sentences = chunks.filter(isSentence);
  if (sentences.length > 0 && first) {
    const assigned = assign([first, ...(second ? [second] : []), ...more], isPositionFirst);
    return { ...assigned, rest: [...assigned.rest, ...sentences] };
  }
  if (!first) return { position: null, employer: null, rest: sentences };
  if (!second)
    return titleScore(first.passage.text) >= (isPositionFirst ? -0.5 : 0.5)
      ? { position: first, employer: null, rest: [] }
      : { position: null, employer: first, rest: [] };
  const difference = titleScore(first.passage.text) - titleScore(second.passage.text);
  const isFirst = difference >= 2.4 ? true : difference <= -2.4 ? false : isPositionFirst;
  const third = more[0];
  // "Acme | Platform team / Engineer": the chunk in between is neither.
  if (third && !isFirst && titleScore(second.passage.text) <= 0 && titleScore(third.passage.text) > 0)
    return { employer: first, position: third, rest: [second, ...more.slice(1)] };
  // "Helper / Porthaven • Harbour Association": a town between the title and an organization on one line.
  if (third && isFirst && third.line === second.line && titleScore(second.passage.text) === 0 && titleScore(third.passage.text) < 0)
    return { position: first, employer: third, rest: [second, ...more.slice(1)] };
  return isFirst ? { position: first, employer: second, rest: more } : { position: second, employer: first, rest: more };
}

/** Position, employer and remainder of every position of a section: decided by labels, otherwise by their words, the lines of town and period, and the vote of all. Pure. */
export function assignRoles(chunks: HeaderChunk[][], heads: readonly EntryHeader[]): PositionRoles[] {
  const isPositionFirst = positionFirst(chunks, heads);
  return chunks.map((own) => assign(own, isPositionFirst));
}
