import type { Passage } from '../read/subject';
import type { Ask, Reply } from './reply';

/** All that an answer rests on: every sentence of the entries that it cites, and those of the basics where it cites them. */
export function restedOn({ claims }: Reply, { subject }: Ask): readonly Passage[] {
  const cited = new Set(claims.flatMap(({ citations }) => citations.map(({ itemId }) => itemId)));
  return subject.passages.filter(({ itemId }) => cited.has(itemId));
}
