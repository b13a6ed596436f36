import { isTelling, wordsOf } from '@folia/text/word-stems';
import { patternsOf, phrasesOf } from '../../phrases-of';
import type { DegreeAsked } from './degrees';

const classes = ['stop', 'plain', 'joint'] as const;
const words = patternsOf('beside-degree', classes);
const listed = phrasesOf('beside-degree', classes);
const stops = new Set(listed('stop'));
const plain = new Set(wordsOf(listed('plain').join(' ')).map(({ stem }) => stem));

/** Four words are hardly longer. */
const farthest = 70;
const inFront = /(?:[\p{L}\p{N}'’&/+]+[ -]){1,4}$/u;
/** "(Degree) in engineering", "degree/CBT qualification", "degree, preferably in physics", "degree with strong IT components". */
const behind = new RegExp(`^(?:\\s?[)\\]])?(?:(?:\\s?[,(:–-])?\\s?(?:${words('joint')}) |\\s?[(:–/-] ?| )(?=[\\p{L}(])`, 'iu');
/** "Bachelor of Engineering". */
const inName = /(?<!\p{L})of ([\p{L} ]+)/iu;
const phrase = /^(?:[ (]*[\p{L}\p{N}'’&/+]+(?:[ -]|$)?){1,5}/u;
const word = /[\p{L}\p{N}][\p{L}\p{N}'’.+]*/gu;
const isWord = /^\p{L}{2,}$/u;
/** The trade of whoever asks for it, and no word of a sentence. */
const short = /^(?:IT|ICT|EDV)$/;

/** The words up to the first that has nothing to do with the degree. */
function upToStop(said: readonly string[]): readonly string[] {
  const stop = said.findIndex((one) => stops.has(one.toLowerCase()));
  return stop < 0 ? said : said.slice(0, stop);
}

/**
 * The words beside a degree without a field that may well be its field: "numerical degree", "pharmacy postgraduate diploma", "degree with strong IT components".
 * A school's diploma has no field.
 */
export function besideDegree({ field, level, start, end }: DegreeAsked, sentence: string, offset: number): string[] {
  if (field !== '' || level === 1) return [];
  const left = inFront.exec(sentence.slice(Math.max(0, start - offset - farthest), start - offset))?.[0] ?? '';
  const right = sentence.slice(end - offset, end - offset + farthest);
  const joint = behind.exec(right)?.[0];
  const beyond = joint === undefined ? '' : (phrase.exec(right.slice(joint.length))?.[0] ?? '');
  const named = inName.exec(sentence.slice(start - offset, end - offset))?.[1] ?? '';
  const said = [...upToStop(named.match(word) ?? []), ...upToStop((left.match(word) ?? []).reverse()), ...upToStop(beyond.match(word) ?? [])];
  return [
    ...new Set(
      said.flatMap((one) =>
        short.test(one) ? [one.toLowerCase()] : wordsOf(one).flatMap(({ stem }) => (isTelling(stem) && !plain.has(stem) && isWord.test(stem) ? [stem] : [])),
      ),
    ),
  ];
}
