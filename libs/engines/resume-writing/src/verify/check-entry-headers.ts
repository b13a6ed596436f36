import type { RewriteFlaw } from '@folia/contracts/tailored-resume/tailor-made';
import { type Word, wordsOf } from '@folia/text/word-stems';
import { isDirection } from './check-quantities';
import { grammar, isPraise, making, plainVerbs, sameMeaning } from './neutral-words';
import { isSpelledNumber } from './read-quantities';

const prepositions = /(?:^|\s)(?:on|in|at|for|across|with|under|between|to|from|by|about|against|through|during|via|of|into|over|as)\s/i;
const clause = /[^;.!?]+(?:[.!?](?!\s|$)[^;.!?]*)*/g;

type Clause = { text: string; telling: Word[] };

const isTelling = (text: string, { stem, start, end }: Word) => !grammar.has(stem) && !/^\d/.test(stem) && !isSpelledNumber(text.slice(start, end));
const clausesOf = (text: string): Clause[] =>
  (text.match(clause) ?? [])
    .map((part) => ({ text: part, telling: wordsOf(part).filter((word) => isTelling(part, word)) }))
    .filter(({ telling }) => telling.length > 0);

/** The word a clause begins with, and the words after "and", "then" or a comma that begin one again. */
function headsOf({ text, telling }: Clause): Word[] {
  const begins = telling.findIndex(({ start, end }) => !isPraise(text.slice(start, end)));
  return telling.filter((word, index) => index === 0 || index === begins || /(?:,|\band|\bthen|\bbut)\s+(?:\w+ly\s+)?$/i.test(text.slice(0, word.start)));
}

/** A clause of the wording begins with what the source's clause begins with, or with what that made; nothing moves forward from the middle. */
function checkBeginnings(source: string, rewrite: string): RewriteFlaw[] {
  const given = clausesOf(source);
  const heads = given.flatMap(headsOf);
  const made = given.flatMap(({ telling }) => telling.filter((_, index) => making.has(telling[index - 1]?.stem ?? '')));
  return clausesOf(rewrite).flatMap(({ text, telling }): RewriteFlaw[] => {
    const first = telling.find(({ stem }) => !plainVerbs.has(stem)) ?? telling[0];
    if (!first) return [];
    const isHead = heads.some(({ stem }) => telling.some((word) => sameMeaning(word.stem, stem)));
    const isKnown = given.some((one) => one.telling.some(({ stem }) => sameMeaning(stem, first.stem)));
    // Other names for something are checked word by word elsewhere.
    if (isHead || !isKnown || made.some(({ stem }) => sameMeaning(stem, first.stem)) || isDirection(source, text.slice(first.start, first.end))) return [];
    return [{ reason: 'relation', words: text.trim() }];
  });
}

/** A verb acts on what it acts on in the source: someone who "managed my own time across two sites" did not manage sites. */
function checkObjects(source: string, rewrite: string): RewriteFlaw[] {
  const given = clausesOf(source).flatMap((one) => headsOf(one).map((verb) => ({ verb, ...one })));
  return clausesOf(rewrite).flatMap(({ text, telling }) =>
    telling.flatMap((verb, index): RewriteFlaw[] => {
      const object = telling[index + 1];
      const meant = given.filter((one) => sameMeaning(one.verb.stem, verb.stem));
      if (!object || meant.length === 0 || prepositions.test(text.slice(verb.end, object.start)) || /[,]/.test(text.slice(verb.end, object.start))) return [];
      const places = meant.flatMap((one) => one.telling.filter(({ stem }) => sameMeaning(stem, object.stem)).map((place) => ({ ...one, place })));
      if (places.length === 0) return [];
      const isMeant = places.some(({ text: whole, verb: own, place }) => {
        const [from, to] = own.start < place.start ? [own, place] : [place, own];
        return !prepositions.test(whole.slice(from.end, to.start));
      });
      return isMeant ? [] : [{ reason: 'relation', words: text.slice(verb.start, object.end) }];
    }),
  );
}

/** Who did what to what: the beginnings of clauses and the objects of their verbs. */
export const checkEntryHeaders = (source: string, rewrite: string): RewriteFlaw[] => [...checkBeginnings(source, rewrite), ...checkObjects(source, rewrite)];
