import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import { beginningOf, continued, firstWord, isInFirstPerson, verbs } from '../words/line-beginning';
import { listed } from '../words/listed';
import { article, smallLine } from '../words/title-in-sentence';
import { behindDe, elided } from './behind-de';
import { joinVerbs, withOwnTail } from './join-verbs';
import { letterPhrases } from './letter-phrases';

/** What is known of a line of an entry: whether its position is held today, its place among the lines of its sort (0 and up), and whether others begin with verbs. */
export type LineSetting = { isNow: boolean; place: number; isAmongVerbs: boolean };
/** A line as a sentence of a letter; `isLedTo`: it does not begin with its person. */
export type SaidLine = { text: string; isLedTo: boolean };

const said = (text: string): SaidLine => ({ text, isLedTo: false });
const ledTo = (text: string): SaidLine => ({ text, isLedTo: true });
const withoutEnd = (line: string) => line.replace(/[.;\s]+$/u, '');
const startsWithVowel = /^[aeiouyàâéèêëîïôûh]/i;

/** "Kunden betreut" ends in a participle; "Kunden beraten" does where the list knows it, for it may be an infinitive. */
function germanEnd(line: string): 'participle' | 'infinitive' | null {
  const last = /\s(\p{Ll}+)$/u.exec(line)?.[1];
  if (!last) return null;
  const is = (pattern: RegExp) => pattern.test(last);
  if (verbs.de.is(last, 'participle') || is(/(?:^|[^aeiou])ge\p{L}{2,}(?:t|en)$/u) || is(/.iert$/u) || is(/^(?:be|ver|er|ent|zer|über|unter)\p{L}{2,}t$/u))
    return 'participle';
  return is(/(?:e[lr]n|en)$/u) && !/\p{Ll}en(?:,| und) /u.test(line) ? 'infinitive' : null;
}

/** Not every sentence begins with "Ich": "Dort betreue ich …", "Ich prüfe …", "Außerdem koordiniere ich …". */
function germanFirstPerson(line: string, place: number): string {
  const [, verb = '', rest = ''] = /^(\S+)\s+(.*)$/su.exec(continued(line)) ?? [];
  // "Drehe und fräse Wellen": two verbs stay together.
  return place % 2 === 0 && !/^(?:und|oder|sowie)\s|^,/u.test(rest)
    ? letterPhrases.de(place === 0 ? 'there' : 'besides', { verb, rest })
    : `Ich ${verb} ${rest}`;
}

const leadOf = (place: number) => (place === 0 ? 'line' : place === 1 ? 'more' : 'further');

/** German nouns keep their capital, what stands before one does not: "Neue Masken", "Die Kasse". */
const insideGerman = (line: string): string => (/^\p{Lu}\p{Ll}*(?:e|en|er|es|em|ie|as|den|dem)\s+\p{Lu}/u.test(line) ? continued(line) : line);

/** "Angebote erstellen" is "Angebote zu erstellen", "Konten anlegen" is "Konten anzulegen". */
function withZu(line: string): string {
  return line.replace(/(\p{Ll}+)$/u, (verb) => {
    const prefix = verbs.de.forms().find((form) => verbs.de.is(form, 'separable') && verb.startsWith(form) && verb.length - form.length > 3);
    return prefix ? `${prefix}zu${verb.slice(prefix.length)}` : `zu ${verb}`;
  });
}

function germanLine(line: string, { isNow, place }: LineSetting): SaidLine {
  const write = letterPhrases.de;
  const end = germanEnd(line);
  if (end === 'participle') return said(`Ich habe ${insideGerman(line)}`);
  if (end === 'infinitive') return ledTo(write(`${place > 0 ? 'more-' : ''}infinitive-${isNow ? 'now' : 'past'}`, { line: withZu(insideGerman(line)) }));
  return ledTo(write(`${leadOf(place)}-${isNow ? 'now' : 'past'}`, { line: insideGerman(line) }));
}

/** A verb of its own makes a line a sentence: "Passes went from 68% to 81%"; in "the scheme that the school uses" it belongs to another. */
const isClause = (line: string): boolean => {
  const words = line.toLowerCase().split(/[^\p{L}'-]+/u);
  // "Job costing of print runs": behind "of" it is a thing.
  const at = words.findIndex((word, index) => verbs.en.is(word, 'finite') && words[index - 2] !== 'of');
  return at > 0 && !words.slice(0, at).some((word) => /^(?:that|which|who|where|when)$/.test(word));
};

/** "Only nurse on the night shift" is what somebody is; "Only trained staff may enter" is not. */
const onlyOne = /^(?:Only|Sole|First) (?:\p{Ll}+ ){1,3}(?:for|on|in|of|at)\b/u;
/** "Caseload of 28" counts one thing. */
const withArticle = (line: string) => (/^\p{Ll}+(?<!s) of \d/u.test(line) ? `${article(line)} ${line}` : line);

/** "Since 2024 two customers on AWS" goes on as "two customers on AWS, since 2024". */
const withTimeLast = (line: string): string =>
  line.replace(/^Since (\d{4}|\p{Lu}\p{Ll}+ \d{4}),? (.+)$/u, (_, since: string, rest: string) => `${rest}, since ${since}`);

const threeThings = /^[^,:;.()\d]+(?:, [^,:;.()\d]+){2,}$/u;
/** "Tills, orders, stock" is "tills, orders and stock" inside a sentence. */
function joined(line: string, language: ResumeLanguage): string {
  const and = listed(['', ''], language);
  if (!threeThings.test(line) || line.includes(and)) return line;
  return listed(line.split(', '), language);
}

/** Other lines than those that begin with their person. */
function ledLine(given: string, language: ResumeLanguage, setting: LineSetting): SaidLine {
  const line = joined(given, language);
  const { isNow, place } = setting;
  if (language === 'de') return germanLine(line, setting);
  if (language === 'en' && isClause(line)) return ledTo(verbs.en.is(firstWord(line)?.word ?? '', 'subject') ? `The ${continued(line)}` : line);
  const write = letterPhrases[language];
  if (language === 'en' && onlyOne.test(line)) return said(write(isNow ? 'standing-now' : 'standing-past', { line: `the ${continued(line)}` }));
  const inside = language === 'en' ? withArticle(smallLine(withTimeLast(line))) : behindDe(line, language);
  return ledTo(write(`${leadOf(place)}-${isNow ? 'now' : 'past'}`, { line: inside }));
}

/**
 * A line of a resume as its person would say it in a letter: "I taught …", "Ich habe … geprüft", "J’ai développé …"; a line that begins with a noun is led on
 * to by a whole sentence ("My work there included …"). A present-tense line of a position that has ended would claim that it still goes on, so it is led on to
 * as well. A line in another language than the letter is quoted. Without its full stop. Pure.
 */
export function sayLine(given: string, language: ResumeLanguage, ofLine: ResumeLanguage, setting: LineSetting): SaidLine {
  const bare = withoutEnd(given);
  const line = language === 'en' && ofLine === 'en' ? withOwnTail(bare) : bare;
  const { isNow, place, isAmongVerbs } = setting;
  const isMore = place > 0;
  const write = letterPhrases[language];
  if (language !== ofLine) return ledTo(isMore ? write('more-quoted', { line }) : write('quoted', { line }));
  if (isInFirstPerson(line, language)) return said(line);
  const beginning = beginningOf(line, language, isAmongVerbs);
  const rest = continued(line);
  const standing = (words: string) => said(write(`standing-${isNow ? 'now' : 'past'}`, { line: words }));
  switch (beginning) {
    case 'past':
      return said(language === 'de' ? germanFirstPerson(line, place) : `I ${joinVerbs(rest, beginning, isNow)}`);
    case 'base':
      return isNow ? said(`I ${joinVerbs(rest, beginning, isNow)}`) : ledTo(write(isMore ? 'more-infinitive-past' : 'infinitive-past', { line: rest }));
    case 'first-person':
      if (language === 'es') return said(line);
      if (!isNow) return ledTo(write('quoted', { line }));
      if (language === 'de') return said(germanFirstPerson(line, place));
      return said(startsWithVowel.test(line) ? `J’${rest}` : `Je ${rest}`);
    case 'participle':
      return said(language === 'fr' ? `J’ai ${rest}` : `He ${rest}`);
    case 'infinitive':
      return ledTo(write(`${isMore ? 'more-' : ''}infinitive-${isNow ? 'now' : 'past'}`, { line: language === 'fr' ? elided(rest) : rest }));
    case 'standing':
      return standing(rest);
    case 'holder':
      return standing(`${article(firstWord(line)?.word ?? '')} ${rest}`);
    default:
      return ledLine(line, language, setting);
  }
}
