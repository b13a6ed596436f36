import type { Skill } from '@folia/skills/skill';
import { skillStrength } from '@folia/skills/skill-strength';
import { tellingStems, type Word, wordsOf } from '@folia/text/word-stems';
import { phrasesOf } from '../phrases-of';
import { shareDoneByThemselves } from '../read/portfolio/done-by-themselves';
import { isFieldOfRole, isTool } from '../read/portfolio/fields-of-role';
import { type Hit, type Line, type ReadItem, tellsDoing } from '../read/portfolio/read-portfolio';
import type { Option } from '../read/requirements/requirement';

export const looseWords = 0.8;
export const partWords = 0.55;
const nearWords = 6;

type WordHit = { start: number; end: number; share: number };
const nameWords = phrasesOf('evidence', ['joining', 'weak', 'vague'] as const);
const listed = (wordClass: 'joining' | 'weak' | 'vague') => nameWords(wordClass).join(' ');
/** Words that may come between those of a name without changing it: "managed the stock", "assessment of all risks". */
const joining = new Set(wordsOf(listed('joining')).map(({ stem }) => stem));
/** Whether a word may come between those of a name without changing it. */
export const isJoining = (stem: string): boolean => joining.has(stem);
const parting = /[;:.!?]\s|,|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o)(?!\p{L})/iu;
const genitive = /['’]s?$/;

/**
 * All words of the option near each other. If it has three or more words, one may be missing, for a lower score. `isNear`: where the work is in the field, a
 * few other words may come in between; elsewhere only words that do not change the meaning ("the web site" is not a site, "cases and managed pallets" is not
 * case management).
 */
function hitByWords(line: Line, stems: readonly string[], fewest: number, isNear: boolean): WordHit | null {
  if (stems.length === 0 || !stems.some((stem) => line.stems.has(stem))) return null;
  const places = line.words.filter(({ stem }) => stems.includes(stem));
  let best: WordHit | null = null;
  for (const [index, first] of places.entries()) {
    const near = places.slice(index).filter((place) => line.words.indexOf(place) - line.words.indexOf(first) < stems.length + nearWords);
    const last = near.at(-1) ?? first;
    const distinct = new Set(near.map(({ stem }) => stem)).size;
    if (distinct < fewest || (best && distinct / stems.length <= best.share)) continue;
    if (!isNear && distinct > 1 && !isOneThing(line, first, last, stems)) continue;
    best = { start: first.start, end: last.end, share: distinct / stems.length };
  }
  return best;
}

function isOneThing({ text, words }: Line, first: Word, last: Word, stems: readonly string[]): boolean {
  if (parting.test(text.slice(first.end, last.start))) return false;
  return words
    .filter(({ start, end, stem }) => start > first.start && end < last.end && !stems.includes(stem))
    .every(({ stem, start, end }) => joining.has(stem) || genitive.test(text.slice(start, end)));
}

const weak = new Set(tellingStems(listed('weak')));
const vague = new Set(tellingStems(listed('vague')));

/** "Minutes" is enough to show "minute-taking", but "people" is not enough to show "people management". */
function withoutWeak(stems: readonly string[]): readonly string[] {
  const strong = stems.filter((stem) => !weak.has(stem));
  return strong.length === 0 || strong.every((stem) => vague.has(stem)) ? stems : strong;
}

const vagueWords = new Set(nameWords('vague'));
/** Whether all telling words of a name tell nothing alone; "servers" do, though they share a stem with "services". */
const saysNothing = (name: string, stems: readonly string[]) =>
  wordsOf(name)
    .filter(({ stem }) => stems.includes(stem))
    .every(({ start, end }) => vagueWords.has(name.slice(start, end).toLowerCase()));

const fewestInitials = 3;

/** NPPF is enough to show "National Planning Policy Framework"; null for names not written with capitals. */
export function initialsOf(name: string): string | null {
  const capitals = name.match(/(?<![\p{L}])\p{Lu}(?=\p{Ll})/gu) ?? [];
  return capitals.length >= fewestInitials && capitals.length >= name.split(/\s+/).length - 1 ? capitals.join('') : null;
}

function hitByInitials(line: Line, initials: string): WordHit | null {
  const word = line.words.find(({ start, end }) => line.text.slice(start, end) === initials);
  return word ? { start: word.start, end: word.end, share: 1 } : null;
}

/** "Account management" in a list means just that, not a management account. */
const isOfOther = ({ skills }: Line, hit: { start: number; end: number }, wanted: Skill) =>
  skills.some(({ skill, start, end }) => start <= hit.start && hit.end <= end && skillStrength(skill, wanted) === 0);

const mostApart = 2;
/** "Services" are no servers, though they share a stem: the two words are alike but for their last letters. */
function isSameWord(text: string, { start, end }: WordHit, name: string): boolean {
  const said = text.slice(start, end).toLowerCase();
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => {
      const shorter = Math.min(word.length, said.length);
      return shorter > mostApart && word.slice(0, shorter - mostApart) === said.slice(0, shorter - mostApart);
    });
}

const ending = /(?:(.)\1)?(?:ings?|ed|es|en|[sdne])$/u;
const base = (word: string) => word.toLowerCase().replace(ending, '$1');
/** "Compute" is no computer and a product no production: one word is said in its own form, with another ending at most. */
const isInflected = (text: string, { start, end }: WordHit, name: string) =>
  name.split(/[^\p{L}\p{N}]+/u).some((word) => base(word) === base(text.slice(start, end)));

/** "Developed" for a development team: of a name of several words, unknown and with one that tells, the others have to stand there too. */
const isPartOfName = (line: Line, name: string, stems: readonly string[], skill: Skill | null): boolean =>
  skill === null && stems.length === 1 && wordsOf(name).some(({ stem }) => !line.stems.has(stem) && !joining.has(stem) && vague.has(stem));

/** Where the lines of an item say the words of an option in another form than its name, or its initials. `isLike`: the work is like the posting's. */
export function hitsByWords(item: ReadItem, { skill, name, stems }: Option, isLike: boolean): Hit[] {
  // Names the taxonomy knows are found by the taxonomy. Here we only look for their words in another form ("recruited"), and for single words only if they
  // are not a tool.
  const isOwnField = skill ? isFieldOfRole(item.role, skill.area) : isLike;
  if (skill && stems.length === 1 && !isLike && !isOwnField) return [];
  if (skill && (skill.ambiguous || stems.length === 0 || (stems.length === 1 && ((stems[0]?.length ?? 0) < 4 || isTool(skill))))) return [];
  if (skill && stems.length > 1 && !isFieldOfRole(item.role, skill.area) && item.role !== null && stems.some((stem) => vague.has(stem))) return [];
  const strong = isLike || isOwnField ? withoutWeak(stems) : stems;
  const fewest = stems.length >= 3 ? stems.length - 1 : stems.length;
  const initials = initialsOf(name);
  return item.lines.flatMap((line) => {
    const short = initials ? hitByInitials(line, initials) : null;
    const hit =
      short ?? hitByWords(line, stems, fewest, isOwnField) ?? (strong.length < stems.length ? hitByWords(line, strong, strong.length, isOwnField) : null);
    if (!hit || (skill && isOfOther(line, hit, skill)) || (!skill && !short && stems.length === 1 && !isSameWord(line.text, hit, name))) return [];
    const isWhole = short !== null || (hit.share === 1 && stems.every((stem) => line.stems.has(stem)));
    const own = tellsDoing(item.kind, line.field) ? shareDoneByThemselves(line.text, hit.start, hit.end, skill?.area ?? null, item.role, isOwnField) : 1;
    // "Related data roles" by "a data centre": words that tell nothing alone.
    const isVague = skill === null && short === null && saysNothing(name, stems);
    // "Engineering practices" by "Engineer": one word of a title tells the craft, and no more.
    const isOnlyTitle = stems.length === 1 && short === null && line.field === 'position';
    // From work unlike the posting's, one plain word nobody knows may mean anything.
    const isElsewhere = skill === null && short === null && stems.length === 1 && !isLike && !/\p{Lu}/u.test(line.text.slice(hit.start, hit.end));
    const isOtherForm = short === null && stems.length === 1 && !isInflected(line.text, hit, name);
    return [
      {
        line,
        start: hit.start,
        end: hit.end,
        fit:
          isWhole && !isOnlyTitle && !isVague && !isElsewhere && !isOtherForm && !isPartOfName(line, name, stems, skill) ? (skill ? looseWords : 1) : partWords,
        own,
      },
    ];
  });
}
