import { join } from 'node:path';
import { phrasePattern } from '../phrase-pattern';
import { readWordList } from '../read-word-list';

/** What stands where something was taken out. */
export const leftOut = '[left out]';
const email = /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,255}/gu;
const address = /\b(?:https?:\/\/|www\.)\S{1,500}|\b(?:linkedin|github|gitlab|xing|twitter|facebook|instagram)\.com\/\S{1,200}/giu;
const digits = /\+?\(?\d[\d ()./-]{6,30}\d/g;
const isPhone = (text: string) => text.startsWith('+') || (text.replace(/\D/g, '').length >= 9 && !/(?:19|20)\d\d/.test(text));

/** Passages that tell age, gender, family or origin: nothing of them is needed to read a career. */
const aboutThePerson = new RegExp(`(?<!\\p{L})${phrasePattern(readWordList(join(__dirname, '../words/about-person'), ['person']), 'person')}(?!\\p{L})`, 'iu');

export const isAboutThePerson = (text: string): boolean => text.length < 200 && aboutThePerson.test(text);

/**
 * Makes a function that takes out of a text who the person is: `name`, whole and by its parts, the values in `others` (contact data, place, profiles),
 * and whatever looks like an e-mail address, a telephone number or a web address (DESIGN section 9). Linear; never throws.
 */
export function redactor(name: string, others: readonly (string | null | undefined)[]): (text: string) => string {
  const known = [name, ...name.split(/\s+/), ...others].filter((value): value is string => !!value && value.length > 2);
  const longestFirst = [...new Set(known)].sort((one, other) => other.length - one.length);
  return (text) =>
    longestFirst
      // Addresses go first: a name taken out of the middle of one would hide from the pattern that the rest is an address.
      .reduce((left, value) => replaceWords(left, value), text.replace(email, leftOut).replace(address, leftOut))
      .replace(digits, (found) => (isPhone(found) ? leftOut : found));
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Every place where a text says these words by themselves: "Ann" is not taken out of "planned". */
function replaceWords(text: string, words: string): string {
  const [plain, wanted] = [text.toLowerCase(), words.toLowerCase()];
  // Some letters change their length with their case; only the patterns look at such a text.
  if (plain.length !== text.length) return text.replaceAll(words, leftOut);
  let result = '';
  let from = 0;
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + wanted.length)) {
    const isWhole = !isLetter(plain[at - 1]) && !isLetter(plain[at + wanted.length]);
    if (!isWhole) continue;
    result += text.slice(from, at) + leftOut;
    from = at + wanted.length;
  }
  return result + text.slice(from);
}
