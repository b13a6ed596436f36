import { join } from 'node:path';
import { foldAccents, foldSigns } from '@folia/deep-talk/understand/fold-accents';
import { isAboutThePerson, leftOut, redactor } from '@folia/text/person/redact';
import { phraseFinder } from '@folia/text/phrase-finder';
import { readWordLines, readWordList } from '@folia/text/read-word-list';
import { madeOfName, nameForms } from './name-forms';

/** Who is hidden: as their resume names them, where they studied, where they live, and the addresses that lead to them. */
export type Hidden = { name: string; schools: readonly string[]; places: readonly string[]; contacts: readonly string[] };

type Place = { start: number; end: number };

const list = (name: string) => join(__dirname, '../words/redact', name);
const finderOf = <C extends string>(name: string, classes: readonly C[]) =>
  phraseFinder(readWordList(list(name), classes).map(({ phrase, wordClass }) => ({ phrase: foldAccents(phrase), wordClass })));

const tells = finderOf('tells', ['pronoun', 'address', 'gender', 'family', 'age', 'origin', 'religion']);
const study = finderOf('study', ['study']);
const schoolNames = finderOf('schools', ['school']);
const withoutContacts = redactor('', []);

/** Nouns that tell a gender, folded, each with the form that all are written in; the longest first. */
const nouns = readWordLines(join(list('nouns'), 'all.txt'))
  .map((line) => line.split(', ') as [string, string])
  .map(([shown, telling]) => ({ shown, telling: foldAccents(telling) }))
  .sort((one, other) => other.telling.length - one.telling.length);

/** What stands there is a unit: "90 ms". */
const afterNumber = /\p{N}\s?$/u;

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
const isUnspaced = (words: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(words);

/** Every place where a folded text has these words by themselves. */
function placesOf(folded: string, words: string): Place[] {
  const found: Place[] = [];
  for (let start = folded.indexOf(words); words !== '' && start >= 0; start = folded.indexOf(words, start + 1)) {
    const end = start + words.length;
    if (isUnspaced(words) || (!isLetter(folded[start - 1]) && !isLetter(folded[end]))) found.push({ start, end });
  }
  return found;
}

const schoolWords: ReadonlySet<string> = new Set(readWordLines(join(list('school-words'), 'all.txt')).map(foldAccents));

/** The words of a school's name that say which one it is: "Leoben". They count with a capital only. */
const tellingWords = (school: string): string[] =>
  (school.normalize('NFC').match(/\p{Lu}[\p{L}'’]{3,}/gu) ?? []).map((word) => foldSigns(word)).filter((word) => !schoolWords.has(word.trim()));

/** An address, and the host in it: "ada.example". */
const contactForms = (contact: string): string[] => {
  const host = /^(?:https?:\/\/)?(?:www\.)?([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/iu.exec(contact)?.[1];
  return host && !sharedHosts.has(host.toLowerCase()) ? [contact, host] : [contact];
};
// Everybody's, so they tell of nobody.
const sharedHosts: ReadonlySet<string> = new Set(readWordLines(join(list('shared-hosts'), 'all.txt')));

/** A school by its name, by what stands in brackets or before a comma, and by its initials. */
function schoolForms(school: string): string[] {
  const inBrackets = [...school.matchAll(/\(([^()]{2,60})\)/gu)].map(([, inside = '']) => inside);
  const parts = school.replace(/\([^()]*\)/gu, ' ').split(/[,;–|]| - /u);
  const words = school.match(/\p{Lu}[\p{L}'’]*/gu) ?? [];
  const initials = words.length >= 3 ? [words.map((word) => word[0]).join('')] : [];
  const own = words.filter((word) => word.length >= 3 && word === word.toUpperCase());
  return [school, ...inBrackets, ...parts, ...initials, ...own].map((form) => foldSigns(form.normalize('NFC')).trim()).filter((form) => form.length >= 3);
}

const year = /(?:(?:0?[1-9]|1[0-2])[./-])?(?<!\d)(?:19|20)\d\d(?!\d)(?:[-./](?:0[1-9]|1[0-2])(?!\d))?/gu;
const sentence = /[^.!?\n;]+[.!?\n;]*/gu;

/** The years in sentences about a time of study; with `isStudy` all of them are. */
function yearsOfStudy(folded: string, isStudy: boolean): Place[] {
  const found: Place[] = [];
  for (const { 0: words, index } of folded.matchAll(sentence)) {
    if (!isStudy && !study.isIn(words)) continue;
    for (const { 0: date, index: at } of words.matchAll(year)) found.push({ start: index + at, end: index + at + date.length });
  }
  return found;
}

/** One place for all that overlap; what is left between two of them when it is no word goes with them. */
function joined(places: readonly Place[], text: string): Place[] {
  const all: Place[] = [];
  for (const place of [...places].sort((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last && (place.start <= last.end || /^[\s,.'’-]{1,2}$/u.test(text.slice(last.end, place.start)))) last.end = Math.max(last.end, place.end);
    else all.push({ ...place });
  }
  return all;
}

/** All forms of a noun become the same; the ending of a longer word counts: "Softwareentwicklerin". */
function withoutGender(text: string): string {
  return text.replace(/\p{L}[\p{L}\p{M}]{3,}/gu, (word) => {
    const folded = foldSigns(word);
    const noun = nouns.find(({ telling }) => folded.endsWith(telling));
    if (!noun) return word;
    const before = word.slice(0, folded.length - noun.telling.length);
    const isCapital = before === '' && word[0] !== word[0]?.toLowerCase();
    return before + (isCapital ? (noun.shown[0] ?? '').toUpperCase() + noun.shown.slice(1) : noun.shown);
  });
}

/** A text as the redactor gives it back when nothing in it is left out. Pure. */
export const tidied = (text: string): string => text.normalize('NFC').replace(/[’‘`´]/gu, "'");

/**
 * Makes a function for blind mode: it takes out of a text who somebody is, where and when they studied, where they live, pronouns and what else gives them away.
 * With `isStudy`, the text is about a time of study, and every year in it goes. What was taken out is marked by `leftOut`. Linear; never throws.
 */
export function blindRedactor({ name, schools, places, contacts }: Hidden): (text: string, isStudy?: boolean) => string {
  const names = [...nameForms(name), ...schools.flatMap(tellingWords).map((form) => ({ form, needsCapital: true }))];
  const handles = madeOfName(name);
  const others = [
    ...schools.flatMap(schoolForms),
    ...[...places, ...places.flatMap((place) => place.split(/[,;/]/u)), ...contacts.flatMap(contactForms)]
      .map((words) => foldSigns(words.normalize('NFC')).trim())
      .filter((words) => words.length >= 3),
  ];
  const knownContacts = redactor('', contacts);
  return (text, isStudy = false) => {
    if (isAboutThePerson(text)) return leftOut;
    // Addresses go first: a name taken out of the middle of one would hide that the rest is an address.
    const plain = withoutGender(withoutContacts(knownContacts(tidied(text))));
    const folded = foldSigns(plain);
    const isCapital = ({ start }: Place) => plain[start] !== plain[start]?.toLowerCase();
    const found = [
      ...names.flatMap(({ form, needsCapital }) => placesOf(folded, form).filter((place) => !needsCapital || isCapital(place))),
      ...[...(handles ? folded.matchAll(handles) : [])].map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
      ...others.flatMap((words) => placesOf(folded, words)),
      ...tells.find(folded).filter(({ start, wordClass }) => wordClass !== 'address' || !afterNumber.test(folded.slice(Math.max(0, start - 3), start))),
      ...schoolNames.find(folded),
      ...yearsOfStudy(folded, isStudy),
    ];
    let result = '';
    let from = 0;
    for (const { start, end } of joined(found, plain)) {
      result += plain.slice(from, start) + leftOut;
      from = end;
    }
    return result + plain.slice(from);
  };
}
