import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { languageOf, smallWordsIn } from '@folia/fit/read/role/language-of';

/** Sentences of one item that show that their person writes a language, in letters. */
const fewestLetters = 60;
/** Small words of a language, and how many times those of any other, from which a text is plainly in it: Portuguese is not Spanish. */
const fewestWords = 3;
const plainly = 2;

const saidIn = ({ fields }: PortfolioItem) => [fields.summary, fields.highlights].flat().filter(Boolean).join('\n');

/**
 * The one language of a resume and its letter: the posting's where the person writes in it, otherwise the person's own. Where theirs is none of ours, or too
 * little is written to tell, the posting's.
 */
export function documentLanguage(items: readonly PortfolioItem[], ofPosting: ResumeLanguage): ResumeLanguage {
  const texts = items.map(saidIn);
  if (texts.some((text) => text.length >= fewestLetters && languageOf(text) === ofPosting && smallWordsIn(text, ofPosting) > 0)) return ofPosting;
  const all = texts.join('\n');
  const own = languageOf(all);
  const others = (['en', 'de', 'fr', 'es'] as const).filter((one) => one !== own).map((one) => smallWordsIn(all, one));
  const said = smallWordsIn(all, own);
  return said >= fewestWords && said >= plainly * Math.max(...others) ? own : ofPosting;
}
