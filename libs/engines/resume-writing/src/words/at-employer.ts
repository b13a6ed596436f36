import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import { phraseFinder } from '@folia/text/phrase-finder';
import { wordList, wordListByLanguage } from './word-list';

const plain: Readonly<Record<ResumeLanguage, string>> = { en: 'at', de: 'bei', fr: 'chez', es: 'en' };
/** The preposition alone, in each language. */
export const plainBefore = Object.values(plain);
/** What may stand before a name, with its article. */
export const beforeNames = [
  ...['at the'],
  ...['bei der', 'an der', 'in der', 'am', 'beim', 'im'],
  ...['à l’', 'à la', 'au', 'dans l’', 'dans la', 'au sein du'],
  ...['en la', 'en el'],
] as const;
const finders = Object.fromEntries(
  Object.entries(wordListByLanguage('employers', beforeNames)).map(([language, entries]) => [language, phraseFinder(entries)]),
) as Record<ResumeLanguage, ReturnType<typeof phraseFinder<(typeof beforeNames)[number]>>>;

const nobody = phraseFinder(wordList('self-employed', ['self']));
/** Whether the words in an employer's place say that there is none: "Self-employed". */
export const isSelfEmployed = (name: string): boolean => nobody.find(name).some(({ start, end }) => start === 0 && end === name.length);

/**
 * An employer behind its preposition, with the article that its kind takes: "at the University of Leeds", "bei der Nordlicht GmbH", "à l’hôpital Nord". A German
 * name shows its kind anywhere, last in "Klinikum Nord GmbH"; in other languages it begins with it. Empty for an empty name and for what is no employer.
 */
export function atEmployer(name: string, language: ResumeLanguage): string {
  if (!name || isSelfEmployed(name)) return '';
  const found = finders[language].find(name);
  const before = language === 'de' ? found.at(-1)?.wordClass : found.find(({ start }) => start === 0)?.wordClass;
  if (!before) return `${plain[language]} ${name}`;
  return before.endsWith('’') ? `${before}${name}` : `${before} ${name}`;
}
