import type { QuestionLanguage } from './language-of';
import { type Text, textOf } from './tokens';
import { beginsAnew, intentsIn, isIntro, topicsIn } from './word-finders';

const ends = /(?<=[?!？])\s*|;\s+|\s+\/\s+|\n+|(?<=\p{L}{3})\.\s+(?=\p{L})/u;
const joint = /,?\s+(?:and|&|\+|und|et|y|e|plus|sowie|also)\s+|,\s+/giu;
const quiet: ReadonlySet<string> = new Set([
  'yes-no',
  'largest',
  'latest',
  'oldest',
  'more',
  'earlier',
  'later',
  'when',
  'where',
  'how-many',
  'current',
  'previous',
  'jobs',
  'duration',
  'longer',
  'shortest',
  'off-topic',
  'opinion',
  'match',
  'next',
  'alone',
  'skills',
]);

const demandsOf = (folded: string, language: QuestionLanguage): Set<string> =>
  new Set([
    ...intentsIn(folded, language)
      .map(({ wordClass }) => wordClass as string)
      .filter((one) => !quiet.has(one)),
    ...topicsIn(folded, language).map(({ wordClass }) => wordClass as string),
  ]);

/** Two demands stand on both sides, or a question begins anew on the right. */
const either = /\s(?:or|oder|ou|o|vs)\s/u;
const measures: ReadonlySet<string> = new Set(['longer', 'shortest', 'earlier', 'later', 'more', 'largest']);

function isSeam(left: string, right: string, language: QuestionLanguage): boolean {
  if (either.test(` ${right} `) && intentsIn(left, language).some(({ wordClass }) => measures.has(wordClass)) && !beginsAnew(right, language)) return false;
  if (either.test(left) && intentsIn(right, language).some(({ wordClass }) => measures.has(wordClass))) return false;
  if (beginsAnew(right, language) && right.split(' ').length >= 2 && demandsOf(left, language).size + left.split(' ').length > 2) return true;
  const [first, second] = [demandsOf(left, language), demandsOf(right, language)];
  return first.size > 0 && second.size > 0 && [...second].some((demand) => !first.has(demand)) && [...first].some((demand) => !second.has(demand));
}

/** In a longer text the joints are its own. */
const mostJoints = 6;

function splitAtJoints(text: string, language: QuestionLanguage): string[] {
  for (const found of [...text.matchAll(joint)].slice(0, mostJoints)) {
    const [left, right] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    if (found[0].startsWith(',') && isIntro(textOf(left).folded, language)) continue;
    if (isSeam(textOf(left).folded, textOf(right).folded, language)) return [left, ...splitAtJoints(right, language)];
  }
  return [text];
}

/** "…, isn't it?", "…, right?": confirms what stands before it, and asks nothing itself. */
const tag =
  /,?\s+(?:(?:is|was|are|were|did|does|do|has|have|had|would|can)(?:n['’]?t| not)\s+(?:it|he|she|they|you|not|so)|(?:is|did|was|has|does) not (?:it|he|she|they)|am i right|is that (?:right|correct|true)|stimmt das|nicht wahr|n['’]est-ce pas|c['’]est ça|verdad|no es así)\s*\??$/iu;

const most = 4;

/** The questions of a message, in order. */
export function splitQuestion(text: Text, language: QuestionLanguage): Text[] {
  const parts = text.raw
    .replace(tag, '?')
    .split(ends)
    .flatMap((part) => splitAtJoints(part.trim(), language))
    .map((part) => textOf(part.trim()))
    .filter(({ tokens }) => tokens.length > 0);
  return parts.slice(0, most);
}
