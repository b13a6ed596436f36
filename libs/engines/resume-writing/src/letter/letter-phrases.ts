import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import { phraseFinder } from '@folia/text/phrase-finder';
import { type Templates, templatesIn } from '../words/templates';
import { wordListByLanguage } from '../words/word-list';

const keys = [
  'greeting',
  'greeting-nobody',
  'greeting-company',
  'greeting-woman',
  'greeting-man',
  'greeting-titled',
  'opening',
  'opening-without-role',
  'reason',
  'work-now',
  'work-past',
  'work-before',
  'work-beside',
  'work-other',
  'there',
  'besides',
  'line-now',
  'line-past',
  'more-now',
  'more-past',
  'further-now',
  'further-past',
  'infinitive-now',
  'infinitive-past',
  'more-infinitive-now',
  'more-infinitive-past',
  'standing-now',
  'standing-past',
  'quoted',
  'more-quoted',
  'project',
  'volunteer',
  'years',
  'years-one',
  'skills',
  'holds',
  'holds-named',
  'am',
  'studied',
  'studied-degree',
  'studied-degree-also',
  'studied-training',
  'studied-at',
  'studying',
  'meaning',
  'closing',
  'regards',
] as const;
type PhraseKey = (typeof keys)[number];

/** The sentences of a letter that lead from one fact to the next, in each language a resume is headed in; they state no facts of their own. */
export const letterPhrases: Readonly<Record<ResumeLanguage, Templates<PhraseKey>>> = templatesIn('letter', keys);

const address = Object.fromEntries(
  Object.entries(wordListByLanguage('forms-of-address', ['woman', 'man', 'titled'])).map(([language, entries]) => [language, phraseFinder(entries)]),
) as Record<ResumeLanguage, ReturnType<typeof phraseFinder<'woman' | 'man' | 'titled'>>>;
const titleOf = (recipient: string, language: ResumeLanguage) =>
  address[language].find(recipient).find(({ start, end }) => start === 0 && end < recipient.length);

const mostWordsInGreeting = 3;

/** `recipient`: the addressee the person names, with a title if they give one. A long name of an employer is not said twice in the first two lines. */
export function greeting(language: ResumeLanguage, company: string, recipient: string): string {
  const write = letterPhrases[language];
  if (recipient) {
    const title = titleOf(recipient, language)?.wordClass;
    // The greeting has another case than the address: "Herrn Okafor" is "Herr Okafor".
    return write(title ? `greeting-${title}` : 'greeting', { recipient: language === 'de' ? recipient.replace(/^Herrn/, 'Herr') : recipient });
  }
  const isShort = company !== '' && company.split(/\s+/).length <= mostWordsInGreeting && !/^the\s/i.test(company);
  return write(isShort ? 'greeting-company' : 'greeting-nobody', { company });
}

/** The last words; in French they say the title of the greeting again. */
export function regards(language: ResumeLanguage, recipient: string): string {
  const title = titleOf(recipient, language);
  const said = title ? recipient.slice(0, title.end) + (recipient[title.end] === '.' ? '.' : '') : '';
  return letterPhrases[language]('regards', { title: said || 'Madame, Monsieur' });
}
