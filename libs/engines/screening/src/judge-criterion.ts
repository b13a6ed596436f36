import { join } from 'node:path';
import { foldAccents, foldSigns, spaced } from '@folia/deep-talk/understand/fold-accents';
import { phraseFinder } from '@folia/text/phrase-finder';
import { readWordList } from '@folia/text/read-word-list';

const protectedAttributes = ['age', 'gender', 'origin', 'religion', 'disability', 'family', 'orientation', 'health', 'union', 'politics'] as const;
/** What somebody is and may not be chosen by. */
type ProtectedAttribute = (typeof protectedAttributes)[number];

const proxies = ['native-speaker', 'youth', 'graduation', 'school', 'gaps', 'address', 'private-life'] as const;
/** What often stands in for a protected attribute. */
type Proxy = (typeof proxies)[number];

/** `words` are the criterion's own, those it is judged by; `better` is what can be asked instead, in the language of those words. */
export type CriterionJudgement =
  | { verdict: 'fine' }
  | { verdict: 'warned'; proxy: Proxy; words: string }
  | { verdict: 'refused'; attribute: ProtectedAttribute; words: string; better: string };

const wordsFolder = join(__dirname, 'words');
const languages = ['de', 'en', 'es', 'fr'] as const;
const classes = [...protectedAttributes, ...proxies, 'unrelated'] as const;
type Class = (typeof classes)[number];

/** The folder of a language has what is refused, what is warned, and the longer phrases in which neither is meant. */
const entries = languages.flatMap((language) =>
  readWordList(join(wordsFolder, 'criteria', language), classes).map(({ phrase, wordClass }) => ({
    phrase: foldAccents(phrase),
    wordClass: `${language} ${wordClass}` as const,
  })),
);
const finder = phraseFinder(entries);

const betterWordings = new Map(
  languages.map((language): [string, Map<string, string>] => [
    language,
    new Map(readWordList(join(wordsFolder, 'better', language), protectedAttributes).map(({ phrase, wordClass }) => [wordClass, phrase])),
  ]),
);

const isAttribute = (wordClass: Class): wordClass is ProtectedAttribute => protectedAttributes.some((attribute) => attribute === wordClass);

/**
 * Whether a criterion may be asked of candidates: one on a protected attribute is refused, one on what stands in for such an attribute is warned. English,
 * German, Spanish and French are known, whatever language the rest of the job is in. Pure; never throws.
 */
export function judgeCriterion(text: string): CriterionJudgement {
  const plain = spaced(text);
  const found = finder.find(foldSigns(plain)).map(({ wordClass, start, end }) => {
    const [language = '', attribute] = wordClass.split(' ') as [string, Class];
    return { language, wordClass: attribute, start, end };
  });
  // The same words may mean something else in another language: what is meant there by the longer phrase counts for all.
  const unrelated = new Set(found.filter(({ wordClass }) => wordClass === 'unrelated').map(({ start }) => start));
  const meant = found.filter(({ start }) => !unrelated.has(start));
  const wordsOf = ({ start, end }: { start: number; end: number }) => plain.slice(start, end);
  for (const { wordClass, language, ...place } of meant)
    if (isAttribute(wordClass))
      return { verdict: 'refused', attribute: wordClass, words: wordsOf(place), better: betterWordings.get(language)?.get(wordClass) ?? '' };
  const [proxy] = meant;
  if (!proxy) return { verdict: 'fine' };
  return { verdict: 'warned', proxy: proxy.wordClass as Proxy, words: wordsOf(proxy) };
}
