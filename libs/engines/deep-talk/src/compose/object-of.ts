import type { Passage } from '../read/subject';
import { deedsIn } from '../understand/deed-finders';
import { foldAccents } from '../understand/fold-accents';
import type { Token } from '../understand/tokens';
import { conceptsOf, marks } from '../understand/word-finders';
import { type Ask, asksYes, type Reply } from './reply';

const done: ReadonlySet<string> = new Set(['make', 'keep', 'found', 'hire', 'win', 'sell', 'buy', 'care', 'rule']);
const meant: ReadonlySet<string> = new Set(['lead', 'teach', 'train', 'migrate', 'release', 'mentor']);
const isVerb = (word: string): boolean => deedsIn(word).some(({ wordClass }) => done.has(wordClass)) || conceptsOf(word).some((one) => meant.has(one));
const past = /^\p{L}{3,}ed$/u;

/** What a thing is done with, for and at is not what is done; what it is a part of may be. */
const beside =
  /\s(?:for|with|using|via|through|on|in|at|by|from|against|across|to|as|along|alongside|und?er|fur|mit|bei|auf|durch|pour|avec|chez|dans|sur|para|con|en|sobre)\s/u;

const nested = /\s\S+\s(?:.*\s)?(?:for|by|when|while|before|after)\s$/u;

/** The last word of what a question says was done: the "device" of "did she build the tablet device at X". */
function objectIn({ piece }: Ask): Token | null {
  const { tokens, folded } = piece.text;
  const named = new Set(piece.mentions.flatMap((one) => [...one.tokens]));
  const at = tokens.findIndex((token) => !named.has(token) && isVerb(token.folded));
  if (at < 0) return null;
  const behind = tokens.slice(at + 1);
  const first = behind.findIndex((token) => !marks.has(token.folded));
  const [start, next] = [tokens[at]?.end ?? 0, behind[first]?.start ?? 0];
  if (first < 0 || beside.test(`${folded.slice(start, next)} `)) return null;
  const length = behind
    .slice(first)
    .findIndex((token, place) => marks.has(token.folded) || named.has(token) || (place > 0 && /[,;]/.test(folded.slice(behind[first]?.start, token.start))));
  const words = length < 0 ? behind.slice(first) : behind.slice(first, first + length);
  return words.at(-1) ?? null;
}

/** "Did she build the tablet?" of one who built a keyboard for tablets: whether a sentence has the thing only behind what was done. */
function hasItBeside({ stem }: Token, { text, words }: Passage): boolean {
  const folded = foldAccents(text);
  const wordAt = (start: number, end: number) => foldAccents(text.slice(start, end));
  const places = words.filter((word) => word.stem === stem);
  return (
    places.length > 0 &&
    places.every((place) => {
      const verb = words.findLast(({ start, end }) => end < place.start && (isVerb(wordAt(start, end)) || past.test(wordAt(start, end))));
      if (verb === undefined) return false;
      // "A tool for building apps": what the tool is for.
      const [isWithin] = words.filter(({ start, end }) => end < verb.start && isVerb(wordAt(start, end)));
      return beside.test(folded.slice(verb.end, place.start)) || (isWithin !== undefined && nested.test(folded.slice(isWithin.end, verb.start)));
    })
  );
}

/** Whether a yes rests on sentences that have what was done only as what it was done for, with or at. */
export function isBesideTheThing(ask: Ask, { claims }: Reply): boolean {
  const object = asksYes(ask) ? objectIn(ask) : null;
  const [cited] = claims[0]?.citations ?? [];
  const passage = ask.subject.passages.find(({ isTold, itemId, text }) => isTold && itemId === cited?.itemId && text.includes(cited.quote));
  return object !== null && passage !== undefined && hasItBeside(object, passage);
}
