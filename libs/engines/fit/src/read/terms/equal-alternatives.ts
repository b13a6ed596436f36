import { skillStrength } from '@folia/skills/skill-strength';
import { patternsOf } from '../../phrases-of';
import type { Group, Piece } from './group-options';

const words = patternsOf('equals', ['just as good', 'good', 'ours']);
const isGood = `(?<!(?:you|we|who) )(?:is|are|would be|works?) (?:all |both )?${words('good')}(?: too| as well| for us)?(?! (?:at|with|in|on|to|for)(?!\\p{L}))`;
const says = new RegExp(`(?<!\\p{L})(?:${isGood}|${words('just as good')})(?!\\p{L})`, 'iu');
const ours = new RegExp(`(?<!\\p{L})${words('ours')}(?!\\p{L})`, 'iu');

const skillOf = ({ options }: Piece) => options[0]?.skill ?? null;

function areOfOneSort(one: Piece, other: Piece): boolean {
  const [a, b] = [skillOf(one), skillOf(other)];
  return a !== null && b !== null && (a.category === b.category || skillStrength(a, b) > 0 || skillStrength(b, a) > 0);
}

const isOther = ({ pieces }: Group) => pieces.some(({ kind }) => kind !== 'skill');
const firstOther = (groups: readonly Group[]) => groups.findIndex(isOther);

/** Each clause of a sentence says for itself what is just as good. */
function inClauses(groups: readonly Group[], text: string, offset: number): Group[] {
  let from = 0;
  return text.split(';').flatMap((clause) => {
    const [start, end] = [offset + from, offset + from + clause.length];
    from += clause.length + 1;
    const inside = groups.filter(({ pieces: [first] }) => first && start <= first.start && first.start <= end);
    return gatherEqualAlternatives(inside, clause, start);
  });
}

/**
 * "A cloud warehouse: ours is Snowflake, but BigQuery or Redshift is just as good" as one requirement: what the company uses, the sort named directly before
 * it, and everything that is just as good. If the sentence does not say what is used, only things of one sort are combined.
 */
export function gatherEqualAlternatives(groups: readonly Group[], text: string, offset: number): Group[] {
  if (!says.test(text)) return [...groups];
  if (groups.some(isOther))
    return text.includes(';')
      ? inClauses(groups, text, offset)
      : [...gatherEqualAlternatives(groups.slice(0, firstOther(groups)), text, offset), ...groups.slice(firstOther(groups))];
  const used = groups.findIndex(({ pieces }) => pieces.some((piece) => ours.test(piece.text)));
  const gathered: Group[] = [];
  for (const [index, group] of groups.entries()) {
    const last = gathered.at(-1);
    const [first] = group.pieces;
    const isOf = first && last?.pieces.some((piece) => areOfOneSort(piece, first));
    const isNamedBefore = index === used && last?.pieces.every((piece) => skillOf(piece) === null);
    if (last && (isOf || isNamedBefore || (used >= 0 && index > used))) {
      last.pieces.push(...group.pieces);
      last.isOpen ||= group.isOpen;
    } else gathered.push({ pieces: [...group.pieces], isOpen: group.isOpen });
  }
  return gathered;
}
