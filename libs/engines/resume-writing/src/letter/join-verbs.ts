import { phraseFinder } from '@folia/text/phrase-finder';
import { type Beginning, beginningOf } from '../words/line-beginning';
import { article } from '../words/title-in-sentence';
import { wordList } from '../words/word-list';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const tillNow = /\bso far\b/;
const joining = /\b(?:and|or)\b/;
const isArticle = /^(?:an?|the|my|our|this|that|each|every)\b/;

/** Parts that are verbs of one form, with an "and" before the last: "took blood, did ECGs and stocked the rooms"; what has an "and" of its own takes a comma. */
function joinParts(said: string, beginning: Beginning): string {
  const parts = said.split(', ');
  const more = parts.slice(1);
  const last = parts.at(-1) ?? '';
  const areVerbs = more.length > 0 && more.every((part) => beginningOf(capital(part), 'en', true) === beginning);
  // "Hang doors, patch plaster and change locks" is joined already.
  const behindAnd = /^.*? and (.+)$/u.exec(last)?.[1];
  if (!areVerbs || (behindAnd && beginningOf(capital(behindAnd), 'en', true) === beginning)) return said;
  const before = parts.slice(0, -1).join(', ');
  return `${before}${joining.test(before) || joining.test(last) ? ', and ' : ' and '}${last}`;
}

/** "Supported by two nurses" is what was done to it, "wrote the checks" what its person did. */
const doneByPerson = /^\p{Ll}+ (?:\d|(?:an?|the|all|both|my|our|their|two|three|four|five|six|seven|eight|nine|ten)\b)/u;
/**
 * What was done beside what a line says, put behind a comma ("Text classification of notes, saved four people a day"), is a sentence of its own: "…; I saved four
 * people a day".
 */
export function withOwnTail(line: string): string {
  const at = line.lastIndexOf(', ');
  const tail = line.slice(at + 2);
  const isOwn = at > 0 && doneByPerson.test(tail) && beginningOf(capital(tail), 'en') === 'past' && beginningOf(line, 'en', true) !== 'past';
  return isOwn && !/[;:(]/u.test(line) ? `${line.slice(0, at)}; I ${tail}` : line;
}

const groups = phraseFinder(wordList('groups', ['group']));
/** "Managed team of five" leaves out an article that a sentence needs; "took care of five" does not. */
const withArticle = (said: string): string =>
  said.replace(/^(\p{Ll}+) (\p{Ll}[\p{Ll}-]*(?: \p{Ll}+)?) of (?=\S)/u, (whole, verb: string, group: string) =>
    groups.find(group).some(({ end }) => end === group.length) && !isArticle.test(group) ? `${verb} ${article(group)} ${group} of ` : whole,
  );

/** A part behind a semicolon gets an "I" of its own where it begins with a verb; one in the present only of work that still goes on. */
function laterPart(part: string, isNow: boolean): string {
  const beginning = beginningOf(capital(part), 'en');
  if (beginning === 'past') return `I ${tillNow.test(part) ? 'have ' : ''}${part}`;
  return beginning === 'base' && isNow ? `I ${part}` : part;
}

/**
 * What an English line says behind "I": notes of a resume put verb behind verb ("see 15 patients, lead resuscitations", "teach nurses; signed off eight so
 * far"), a sentence joins them.
 */
export function joinVerbs(rest: string, beginning: Beginning, isNow: boolean): string {
  const [said = '', ...more] = rest.split(/;\s+/u);
  return [withArticle(joinParts(said, beginning)), ...more.map((part) => laterPart(part, isNow))].join('; ');
}
