import type { ItemKind } from '@folia/contracts/item/fields';
import { skillNamed } from '@folia/skills/find-skills';
import type { Entry, ReadSubject } from '../read/subject';
import { foldAccents } from './fold-accents';
import type { Text, Token } from './tokens';
import { isLight, marks } from './word-finders';
import { phrasesOf } from './word-lists';

/** An entry that a question names: by which of its names, how much of the name, and the words it is named with. */
export type Mention = { entry: Entry; by: 'organisation' | 'title' | 'place'; share: number; tokens: readonly Token[] };

/** Words that many names have: alone they name nobody. */
const shared = phrasesOf('name-parts', 'shared');
const small = phrasesOf('name-parts', 'small');

const isEmpty = (word: string) => marks.has(word) || isLight(word);

const nameWords = (name: string): string[] => foldAccents(name).match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];
const initialsOf = (words: readonly string[]) =>
  words
    .filter((word) => !small.has(word))
    .map((word) => word[0])
    .join('');

/** "At the Times", "bei der Bank". */
const atThe = /(?:\bat the|\bfor the|\bbei der|\bbeim|\bchez|\ben el|\ben la)\s+$/u;
/** "Harrow" for Harrow Freight. */
const byFirstWord = 0.6;

/** How much of a name a question has, 0–1, and with which words. */
function nameIn({ name, words, telling }: ReadName, { tokens, folded: whole }: Text, isTitle: boolean): { share: number; tokens: Token[] } {
  if (telling.length === 0) return { share: 0, tokens: [] };
  const lastWord = telling.at(-1) ?? '';
  const called =
    isTitle || telling.length < 2 || lastWord.length < 4
      ? undefined
      : tokens.find(({ folded, start }) => folded === lastWord && atThe.test(whole.slice(0, start)));
  if (called) return { share: byFirstWord, tokens: [called] };
  // "DEF" for DEF Organization.
  const [capitals = ''] = name.split(/[\s,]+/);
  const letters = /^\p{Lu}{3,}$/u.test(capitals) && !isTitle && !shared.has(foldAccents(capitals)) ? tokens.find(({ raw }) => raw === capitals) : undefined;
  if (letters && telling.length > 1 && tokens.filter(({ folded }) => telling.includes(folded)).length === 1) return { share: byFirstWord, tokens: [letters] };
  const initials = words.length >= 3 ? initialsOf(words) : '';
  const short = tokens.find(({ folded, raw }) => initials.length >= 3 && folded === initials && (!isEmpty(folded) || /^\p{Lu}+$/u.test(raw)));
  if (short) return { share: 1, tokens: [short] };
  // "Engineers" are others than whoever is an engineer.
  const same = (word: string, folded: string) =>
    word === folded ||
    (!isTitle && word.length > 4 && folded === `${word}s`) ||
    (!(isTitle && folded === `${word}s`) &&
      word.length > 5 &&
      folded.length > 5 &&
      (!isTitle || Math.abs(word.length - folded.length) <= 3) &&
      (word.startsWith(folded) || folded.startsWith(word)));
  const isNamed = ({ folded }: Token) => telling.some((word) => same(word, folded));
  // "A chef at Company C": the letter of Company A is one behind its name.
  const found = tokens.filter((token, at) => isNamed(token) && (token.folded.length > 1 || (at > 0 && isNamed(tokens[at - 1] ?? token))));
  const named = telling.filter((word) => found.some(({ folded }) => same(word, folded)));
  const own = named.filter((word) => !shared.has(word) && !(isEmpty(word) && !isTitle));
  // Plain words are a name where the first two of it stand side by side: "Global Systems" for Global Systems Inc.
  const [front = '', next = ''] = telling;
  const isTogether = !isTitle && telling.length > 2 && tokens.some(({ folded }, at) => same(front, folded) && same(next, tokens[at + 1]?.folded ?? ''));
  if (own.length === 0 && named.length < telling.length && !isTogether) return { share: 0, tokens: [] };
  const [first = ''] = telling;
  const isFirst = !isTitle && named.includes(first) && !shared.has(first) && !isEmpty(first) && first.length > 3 && !skillNamed(first);
  // "Purdue" for the University of Purdue.
  const isWhole = !isTitle && own.length > 0 && telling.every((word) => shared.has(word) || isEmpty(word) || named.includes(word));
  return { share: Math.max(named.length / telling.length, isFirst || isWhole ? byFirstWord : 0), tokens: found };
}

/** Aliases in brackets and parts behind a comma are names of their own: "Danube Pay Inc. (DanuPay)". */
const namesIn = (name: string): string[] =>
  [
    ...new Set([
      name,
      ...[...name.matchAll(/\(([^()]+)\)/g)].map(([, inner = '']) => inner),
      name.replace(/\([^()]*\)/g, ' ').trim(),
      ...name.split(/\s*[,&/|]\s+|\s[–—-]\s/),
    ]),
  ].filter((part) => part.trim().length > 1);

/** A name with its words. */
type ReadName = { name: string; words: readonly string[]; telling: readonly string[] };

function readName(name: string): ReadName {
  const words = nameWords(name);
  // "Company B" and "Plan 9": one letter tells names apart where it ends one.
  return { name, words, telling: words.filter((word, at) => (word.length > 1 ? !marks.has(word) : at > 0 && at === words.length - 1)) };
}

const known = new Map<string, readonly ReadName[]>();
const mostKnown = 10_000;
/** The names in a name, read; every question is held against those of the whole portfolio. */
function readNames(name: string): readonly ReadName[] {
  const read = known.get(name) ?? namesIn(name).map(readName);
  if (known.size >= mostKnown) known.clear();
  known.set(name, read);
  return read;
}

function bestOf(name: string, text: Text, isTitle: boolean) {
  const found = readNames(name).map((one) => nameIn(one, text, isTitle));
  const best = found.reduce((best, one) => (one.share > best.share || (one.share === best.share && one.tokens.length > best.tokens.length) ? one : best), {
    share: 0,
    tokens: [] as Token[],
  });
  // "Salt & Cedar" is named by both its words, though each part is a name.
  return { share: best.share, tokens: best.share === 0 ? [] : [...new Set([...best.tokens, ...found.flatMap(({ tokens }) => tokens)])] };
}

/** "Logistics" in lower case is the work, also where an employer is called so; a maker of a tool that issues papers is not meant by the tool's name. */
const isOnlySkill = (kind: ItemKind, { share, tokens }: { share: number; tokens: readonly Token[] }, text: Text): boolean => {
  const isHeld = kind !== 'work' && kind !== 'education';
  if (share === 1 && !isHeld) return false;
  return tokens.every(
    ({ raw, start }) =>
      skillNamed(raw) !== undefined && (isHeld || (raw === raw.toLowerCase() && !/\b(?:at|bei|chez|en)\s$/.test(text.folded.slice(0, start)))),
  );
};

/** The entries that a question names, the best named first. `least`: how much of a name is enough. */
export function mentionsIn(text: Text, subject: ReadSubject, least = 0.5): Mention[] {
  const found = subject.entries
    .flatMap((entry): Mention[] => {
      if (entry.kind === 'skill' || entry.kind === 'language') return [];
      const organisation = bestOf(entry.organisation, text, false);
      // "Volunteer" as a title is what the question calls any such work.
      const isSort = entry.kind === 'volunteering' && nameWords(entry.title).length === 1;
      const title = entry.kind === 'education' || isSort ? { share: 0, tokens: [] } : bestOf(entry.title, text, true);
      return [
        ...(organisation.share >= least && !isOnlySkill(entry.kind, organisation, text) ? [{ entry, by: 'organisation' as const, ...organisation }] : []),
        ...(title.share >= (least < 0.5 ? least : 0.6) ? [{ entry, by: 'title' as const, ...title }] : []),
      ];
    })
    .toSorted((a, b) => b.share - a.share || b.tokens.length - a.tokens.length);
  return found.filter((one) => !found.some((other) => isWithin(one, other) || isPlaceOf(one, other)));
}

/** "At Lehman in London": where somebody worked is no publisher in that town. */
const isPlaceOf = (one: Mention, other: Mention): boolean =>
  other.entry !== one.entry &&
  !held.has(one.entry.kind) &&
  other.entry.kind === 'work' &&
  !other.tokens.some((token) => one.tokens.includes(token)) &&
  other.entry.passages.some(({ field, folded }) => field === 'location' && one.tokens.every((token) => folded.has(token.folded)));
const held: ReadonlySet<ItemKind> = new Set(['work', 'education', 'volunteering', 'project']);

/** "A sous chef" is no chef where somebody was both. */
const isWithin = (one: Mention, other: Mention): boolean =>
  one.by === 'title' &&
  other.by === 'title' &&
  other.share >= one.share &&
  other.tokens.length > one.tokens.length &&
  one.tokens.every((token) => other.tokens.includes(token));
