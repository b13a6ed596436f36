import { type Beginning, beginningOf } from '../words/line-beginning';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const tillNow = /\bso far\b/;

/**
 * What an English line says behind "I": notes of a resume put verb behind verb ("see 15 patients, lead resuscitations", "teach nurses; signed off eight so
 * far"), a sentence joins them.
 */
export function joinVerbs(rest: string, beginning: Beginning): string {
  const [said = '', ...more] = rest.split(/;\s+/u);
  const parts = said.split(', ');
  const [first = '', second = ''] = parts;
  const isPair = parts.length === 2 && !/\b(?:and|or)\b/.test(second) && beginningOf(capital(second), 'en') === beginning;
  const joined = isPair ? `${first} and ${second}` : said;
  return [joined, ...more.map((part) => (beginningOf(capital(part), 'en') === 'past' ? `I ${tillNow.test(part) ? 'have ' : ''}${part}` : part))].join('; ');
}
