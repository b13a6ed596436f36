import type { TailoredItem, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import { tellingStems } from '@folia/text/word-stems';
import type { Demand } from '../analyse/demand';
import type { RatedItem } from '../analyse/rate-lines';

const fewestWords = 4;
const longest = 140;
/** Shared words alone do not bear anything out. */
const borneOutFrom = 0.4;
/** A sentence about what the person must bring, not about the work: "You have …", "Required: …". */
const demands = /^(?:you|your|must|required?|ability|able|experience|knowledge|proven|strong|excellent|good|sie|ihre?|du|dein|vous|votre|usted|tu)\b/iu;

/** Most of what the words name is in the person's own lines, or to say that they know this work would be too much. */
function isKnownWork(words: string, own: string): boolean {
  const known = new Set(tellingStems(own));
  const asked = tellingStems(words);
  return asked.filter((stem) => known.has(stem)).length > asked.length / 2;
}

/**
 * What the posting says about the work, in its own words, at the point best borne out by shown lines of the person's positions: the honest reason to write to
 * this employer. Undefined if there is no such passage in one piece.
 */
export function chooseReason(rated: readonly RatedItem[], work: readonly TailoredItem[], { posting, asking }: Demand): Tailoring['reason'] {
  const shown = new Set(work.filter((item) => item.shown === 'full').map(({ itemId }) => itemId));
  const lines = rated.filter(({ item }) => shown.has(item.id)).flatMap((one) => one.lines.map((line) => ({ line, worth: line.value * one.recency })));
  const reasons = posting.requirements.flatMap(({ id, need, kind, start, end }) => {
    const words = asking
      .slice(start, end)
      .trim()
      .replace(/[.;,:!]+$/u, '');
    if (need !== 'duty' || kind !== 'responsibility' || words.includes('\n') || words.length > longest || demands.test(words)) return [];
    const bearing = lines.filter(({ line, worth }) => line.requirementIds.includes(id) && worth >= borneOutFrom);
    if (words.split(/\s+/).length < fewestWords || bearing.length === 0) return [];
    if (!isKnownWork(words, lines.map(({ line }) => line.text).join('\n'))) return [];
    return [{ words, itemIds: [...new Set(bearing.map(({ line }) => line.itemId))], worth: Math.max(...bearing.map(({ worth }) => worth)) }];
  });
  const best = reasons.toSorted((a, b) => b.worth - a.worth)[0];
  return best && { words: best.words, itemIds: best.itemIds };
}
