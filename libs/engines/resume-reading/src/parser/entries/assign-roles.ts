import { isSentence } from './position-chunks';
import type { HeaderChunk } from './read-entry-headers';
import { titleScore } from './role-words';

/** Which chunk of a position's header is what. */
export type PositionRoles = { position: HeaderChunk | null; employer: HeaderChunk | null; rest: HeaderChunk[] };

/** Whether positions come before employers in this section. All its entries share one layout, so all of them vote. */
function positionFirst(heads: HeaderChunk[][]): boolean {
  const votes = heads.map(([first, second]) => (first && second ? titleScore(first.passage.text) - titleScore(second.passage.text) : 0));
  return votes.reduce((sum, vote) => sum + Math.max(-2, Math.min(2, vote)), 0) >= 0;
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
  return isFirst ? { position: first, employer: second, rest: more } : { position: second, employer: first, rest: more };
}

/** Position, employer and remainder of every position of a section: decided by labels, otherwise by their words and the vote of all. Pure. */
export function assignRoles(chunks: HeaderChunk[][]): PositionRoles[] {
  const isPositionFirst = positionFirst(chunks);
  return chunks.map((own) => assign(own, isPositionFirst));
}
