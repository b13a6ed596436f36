import type { AnswerLanguage } from '@folia/contracts/deep-talk/answer';
import { skillNamed } from '@folia/skills/find-skills';
import type { Text } from './tokens';
import { languagesOfWord, marks } from './word-finders';

/** The language of a question: one that answers are given in, or another. */
export type QuestionLanguage = AnswerLanguage | 'other';

const otherWriting =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u;
const signs: readonly (readonly [RegExp, QuestionLanguage])[] = [
  [/[äöüß]/i, 'de'],
  [/[¿¡ñ]/i, 'es'],
  [/[çœèêàù]/i, 'fr'],
  [/[ãõ]/i, 'other'],
  [/[ěščřžůąęłńśźżåø]/i, 'other'],
];

/** The language a question is asked in, but for names in it, by its small words first, then by its signs and the words it is asked with; English when nothing tells. */
export function languageOf(text: Text, names: ReadonlySet<string> = new Set()): QuestionLanguage {
  if (otherWriting.test(text.raw)) return 'other';
  const points = new Map<string, number>();
  const add = (language: string, weight: number) => points.set(language, (points.get(language) ?? 0) + weight);
  for (const { folded, raw } of text.tokens) {
    // "Vue" is a word of French, and a tool; ALS is no word.
    if (
      names.has(folded) ||
      (/^\p{Lu}{2,}$/u.test(raw) && /\p{Ll}/u.test(text.raw)) ||
      (folded.length > 2 && marks.get(folded)?.includes('en') !== true && skillNamed(folded)?.area === 'computing')
    )
      continue;
    const own = marks.get(folded) ?? [];
    for (const language of own) add(language, 1 / own.length);
    const asked = languagesOfWord(folded);
    for (const language of asked) add(language, 0.8 / asked.length);
  }
  for (const [sign, language] of signs) if (sign.test(text.raw)) add(language, 1);
  const order: QuestionLanguage[] = ['en', 'de', 'fr', 'es', 'other'];
  return order.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0))[0] ?? 'en';
}
