import { amountsIn, figureAt } from '../find/amounts';
import type { Passage } from '../read/subject';
import { isYear } from '../understand/dates';
import { deedsIn } from '../understand/deed-finders';
import { foldAccents } from '../understand/fold-accents';
import type { Term } from '../understand/terms';
import { conceptsOf, marks } from '../understand/word-finders';
import { type Ask, asksYes, type Reply } from './reply';

/** Where another doing may begin: "managed the budget and reduced …". */
const joint = /(?:,\s+|;\s+|,?\s+(?:and|then|und|et|y)\s+)(?=(\p{L}+))/giu;
const beginning = /^\p{L}{3,}ed$/u;
const verbs: ReadonlySet<string> = new Set(['lead', 'grow', 'shrink', 'teach', 'train', 'release', 'migrate', 'mentor']);
const isVerb = (word: string): boolean =>
  beginning.test(word) ||
  conceptsOf(word).some((one) => verbs.has(one)) ||
  deedsIn(word).some(({ wordClass }) => wordClass !== 'plain' && wordClass !== 'place');

/** "Along with an engineer who designed …": what others did. */
const others = /\s(?:who|whom|whose)\s/giu;

/** A sentence without what others did in it. */
export const withoutOthers = (text: string): string => text.slice(0, [...text.matchAll(others)][0]?.index);

type Doing = { start: number; end: number };

/** The doings of a sentence, each with what it was done to: verbs in a row share it, "designed and built a bridge". What others did is none. */
function doingsIn(text: string): Doing[] {
  const ofOthers = [...text.matchAll(others)].map(({ index }) => index);
  const starts = [
    0,
    ...[...text.matchAll(joint)].flatMap(({ 0: found, 1: next = '', index }) =>
      found.startsWith(';') || isVerb(foldAccents(next)) ? [index + found.length] : [],
    ),
  ];
  const doings: Doing[] = [];
  for (const [at, start] of starts.entries()) {
    const end = starts[at + 1] ?? text.length;
    const last = doings.at(-1);
    const isBare = last !== undefined && !/\s\p{L}+\s+(?!(?:and|then|und|et|y)\s)\S/iu.test(` ${text.slice(last.start, last.end)}`);
    if (last && isBare) last.end = end;
    else doings.push({ start, end });
  }
  return doings.map(({ start, end }) => ({ start, end: Math.min(end, ...ofOthers.filter((at) => at > start)) }));
}

/** Where a thing stands in a sentence: by its words, by what they mean, by the taxonomy. */
const placesOf = ({ tokens, concepts, skill }: Term, { text, words, skills }: Passage): number[] => [
  ...skills.filter((one) => one.skill === skill).map(({ start }) => start),
  ...words
    .filter(({ stem, start, end }) => {
      const folded = foldAccents(text.slice(start, end));
      return (
        tokens.some((token) => !marks.has(token.folded) && (token.stem === stem || folded.startsWith(token.folded))) ||
        conceptsOf(folded).some((one) => concepts.includes(one))
      );
    })
    .map(({ start }) => start),
];

/** A question of several doings is held to each of them elsewhere. */
const several = /[,;/&]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o)(?!\p{L})/iu;

/** "Did she cut the budget by 14 %?" of one who managed a budget and cut another cost by 14 %: whether a yes takes its words from two doings of a sentence. */
export function isOfTwoDoings(ask: Ask, { claims }: Reply): boolean {
  const { piece, subject } = ask;
  if (!asksYes(ask) || several.test(piece.text.raw.replace(/[,\s]+\p{L}+\s*\?*$/u, ''))) return false;
  const [cited] = claims[0]?.citations ?? [];
  const passage = subject.passages.find(({ isTold, itemId, text }) => isTold && itemId === cited?.itemId && text.includes(cited.quote));
  const doings = passage ? doingsIn(passage.text) : [];
  if (!passage || (doings.length < 2 && doings[0]?.end === passage.text.length)) return false;
  const figures = piece.text.tokens.flatMap((token) => (isYear(token.folded) ? [] : amountsIn(figureAt(piece.text, token))));
  const isWithin = (term: Term) => {
    const places = placesOf(term, passage);
    return ({ start, end }: { start: number; end: number }) => places.length === 0 || places.some((place) => place >= start && place < end);
  };
  const terms = piece.terms.filter(({ isRequired, concepts }) => isRequired || concepts.some((one) => verbs.has(one))).map(isWithin);
  const counts = figures.filter((figure) => amountsIn(passage.text).includes(figure));
  return !doings.some(
    (doing) => terms.every((fits) => fits(doing)) && counts.every((figure) => amountsIn(passage.text.slice(doing.start, doing.end)).includes(figure)),
  );
}
