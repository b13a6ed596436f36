import type { TailoredItem, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import { isUnprovable } from '@folia/fit/read/requirements/not-scored';
import type { Requirement } from '@folia/fit/read/requirements/requirement';
import { tellingStems } from '@folia/text/word-stems';
import type { Demand } from '../analyse/demand';
import type { RatedItem } from '../analyse/rate-lines';

const fewestWords = 4;
const fewestOfSkill = 2;
const longest = 140;
/** "Nurse or charge nurse", "Verkäufer/Kassierer". */
const between = /\s+(?:or|oder|ou|o)\s+|\//u;
/** Shared words alone do not bear anything out. */
const borneOutFrom = 0.3;
/** A sentence about what the person must bring, not about the work: "You have …", "Required: …". */
const demands = /^(?:you|your|must|required?|ability|able|experience|knowledge|proven|strong|excellent|good|sie|ihre?|du|dein|vous|votre|usted|tu)\b/iu;

/** Most of what the words name is in the person's own lines, or to say that they know this work would be too much. */
function isKnownWork(words: string, own: string): boolean {
  const known = new Set(tellingStems(own));
  const asked = tellingStems(words);
  return asked.filter((stem) => known.has(stem)).length > asked.length / 2;
}

/** The words of a requirement as the posting has them, without the sign they end with. */
const wordsOf = ({ start, end }: Requirement, asking: string) =>
  asking
    .slice(start, end)
    .trim()
    .replace(/[.;,:!]+$/u, '');

/** Whether a person can say of these words that they know this from their own work: a task in one piece, or a skill of several words that is no quality of character. */
function canBeQuoted({ need, kind, scored }: Requirement, words: string): boolean {
  if (words.includes('\n') || words.length > longest || demands.test(words)) return false;
  const count = words.split(/\s+/).length;
  if (kind === 'responsibility') return need === 'duty' && count >= fewestWords;
  return kind === 'skill' && scored && count >= fewestOfSkill && !isUnprovable(words);
}

/**
 * What the posting says about the work, in its own words, at the point best borne out by shown lines of the person's positions: the honest reason to write to
 * this employer. A task says more than the name of a skill. Undefined if there is no such passage in one piece.
 */
export function chooseReason(rated: readonly RatedItem[], work: readonly TailoredItem[], { posting, asking }: Demand): Tailoring['reason'] {
  const shown = new Set(work.filter((item) => item.shown === 'full').map(({ itemId }) => itemId));
  const lines = rated.filter(({ item }) => shown.has(item.id)).flatMap((one) => one.lines.map((line) => ({ line, worth: line.value * one.recency })));
  const own = lines.map(({ line }) => line.text).join('\n');
  // "Nurse or charge nurse" is the position itself, not what is done in it.
  const title = new Set(tellingStems(posting.facts.role ?? ''));
  const namesPosition = (words: string) => words.split(between).some((part) => tellingStems(part).every((stem) => title.has(stem)));
  const reasons = posting.requirements.flatMap((requirement) => {
    const words = wordsOf(requirement, asking);
    if (!canBeQuoted(requirement, words) || namesPosition(words)) return [];
    const bearing = lines.filter(({ line, worth }) => line.requirementIds.includes(requirement.id) && worth >= borneOutFrom);
    if (bearing.length === 0 || !isKnownWork(words, own)) return [];
    const isTask = requirement.kind === 'responsibility';
    return [{ words, isTask, itemIds: [...new Set(bearing.map(({ line }) => line.itemId))], worth: Math.max(...bearing.map(({ worth }) => worth)) }];
  });
  const best = reasons.toSorted((a, b) => Number(b.isTask) - Number(a.isTask) || b.worth - a.worth)[0];
  return best && { words: best.words, itemIds: best.itemIds };
}
