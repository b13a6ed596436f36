import { type Beginning, beginningOf } from '../words/line-beginning';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const tillNow = /\bso far\b/;
const joining = /\b(?:and|or)\b/;

/** Parts that are verbs of one form, with an "and" before the last: "took blood, did ECGs and stocked the rooms"; what has an "and" of its own takes a comma. */
function joinParts(said: string, beginning: Beginning): string {
  const parts = said.split(', ');
  const more = parts.slice(1);
  const last = parts.at(-1) ?? '';
  const areVerbs = more.length > 0 && more.every((part) => beginningOf(capital(part), 'en', true) === beginning);
  if (!areVerbs) return said;
  const before = parts.slice(0, -1).join(', ');
  return `${before}${joining.test(before) || joining.test(last) ? ', and ' : ' and '}${last}`;
}

/**
 * What an English line says behind "I": notes of a resume put verb behind verb ("see 15 patients, lead resuscitations", "teach nurses; signed off eight so
 * far"), a sentence joins them.
 */
export function joinVerbs(rest: string, beginning: Beginning): string {
  const [said = '', ...more] = rest.split(/;\s+/u);
  return [
    joinParts(said, beginning),
    ...more.map((part) => (beginningOf(capital(part), 'en') === 'past' ? `I ${tillNow.test(part) ? 'have ' : ''}${part}` : part)),
  ].join('; ');
}
