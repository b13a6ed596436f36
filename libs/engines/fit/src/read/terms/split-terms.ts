import { patternsOf } from '../../phrases-of';

/**
 * A stretch of a sentence between two joints; offsets into the whole text. `joint`: the one before it. `depth`: how many brackets deep. `isBesides`: after ",
 * including".
 */
export type Term = { text: string; start: number; end: number; joint: Joint; depth: number; isBesides?: boolean };
export type Joint = 'begin' | 'comma' | 'and' | 'or' | 'slash' | 'example' | 'semicolon';

const words = patternsOf('joints', ['after comma', 'between', 'yet', 'such as', 'no comparison']);
const like = `(?<!(?<!\\p{L})${words('no comparison')} )like(?!\\p{L})`;
const joints = new RegExp(
  [
    '\\s*;\\s*|\\s+[–—]\\s+',
    `\\s*[,•|·]\\s*(?:\\+ )?(?:${words('after comma')})?\\s+`,
    // "Vor- und Nachbereitung" is one thing.
    `\\s+(?:(?<!-\\s(?=und\\s))${words('between')}|&|\\+)\\s+`,
    `\\s+${words('yet')}\\s+`,
    // "Educador/a social" is one title.
    '\\s*/(?!-\\p{Ll}|in(?:nen)?(?!\\p{L})|(?<=\\p{L}{3}/)(?:[aoe]s?|es|ne|se|trice)(?!\\p{L}))\\s*|\\s*[([]\\s*',
    '\\s*[)\\]]\\s*(?:(?:and|or|und|oder|et|ou|y|o)\\s+)?',
    `[,:]?\\s*(?<!\\p{L})(?:${words('such as')}(?!(?<=\\p{L})\\p{L})|${like})\\s*`,
  ].join('|'),
  'giu',
);

/** A new clause begins, so the list does not continue. */
const speaking = /^(?:you|we|they|who|du|sie|vous|nous)(?!\p{L})/iu;

function jointOf(words: string): Joint {
  const bare = words.toLowerCase().trim();
  if (/^(?:;|(?:, ?)?(?:but|though)|while|aber|mais|pero)/.test(bare)) return 'semicolon';
  if (/^\/$/.test(bare)) return 'slash';
  if (/(?:^|[\s,)\]])(?:and\/or|or|oder|ou|o)$/.test(bare)) return 'or';
  if (/e\.g|i\.e|ex\.|such as|example|like|including|z\.|(?<!so)wie|comme|como|que$/.test(bare) && !/así como/.test(bare)) return 'example';
  if (/^[,•|·–—]$/.test(bare)) return 'comma';
  return 'and';
}

/** Splits a sentence at its joints. A joint inside something that belongs together (`held`: "supply and demand", "CI/CD") does not count. */
export function splitTerms(text: string, offset: number, held: readonly { start: number; end: number }[]): Term[] {
  const terms: Term[] = [];
  let from = 0;
  let joint: Joint = 'begin';
  let depth = 0;
  let isBeside = false;
  const add = (to: number) => {
    const raw = text.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    const words = raw.trim();
    if (words)
      terms.push({
        text: words,
        start: offset + from + lead,
        end: offset + from + lead + words.length,
        joint,
        depth,
        ...(isBeside ? { isBesides: true } : {}),
      });
    return words !== '';
  };
  for (const found of text.matchAll(joints)) {
    const at = offset + found.index;
    const to = at + found[0].length;
    if (held.some(({ start, end }) => start < at && to < end)) continue;
    const mark = found[0].trim();
    const added = add(found.index);
    const isClosing = /^[)\]]/.test(mark);
    const isClause = mark.startsWith(',') && speaking.test(text.slice(found.index + found[0].length));
    const isOpening = mark === '(' || mark === '[';
    const next: Joint = isClause ? 'semicolon' : isOpening ? 'example' : isClosing && mark.length === 1 ? 'comma' : jointOf(found[0]);
    // "Four years in dialysis, including cannulation": both.
    const isBesides: boolean = !added && (joint as Joint) === 'comma' && mark === 'including';
    isBeside = isBesides || (isBeside && !added);
    joint = isBesides ? 'and' : added || joint === 'begin' ? next : next === 'comma' ? joint : next;
    if (isOpening) depth += 1;
    if (isClosing) depth = Math.max(0, depth - 1);
    from = found.index + found[0].length;
  }
  add(text.length);
  if (terms[0]) terms[0].joint = 'begin';
  return terms;
}
