import { type ResumeLanguage, resumeLanguages } from '@folia/contracts/resume-languages';
import { wordMatcher } from '@folia/text/word-matcher';
import { wordListByLanguage } from './word-list';

const classes = [
  'past',
  'base',
  'base-or-noun',
  'adjective',
  'first-person',
  'first-person-or-noun',
  'participle',
  'infinitive',
  'standing',
  'holder',
  'finite',
  'separable',
  'subject',
] as const;
type VerbClass = (typeof classes)[number];

const lists = wordListByLanguage('verbs', classes);
/** The verbs of each language, by the forms in which lines of resumes have them. */
export const verbs = Object.fromEntries(resumeLanguages.map((language) => [language, wordMatcher(lists[language])])) as Readonly<
  Record<ResumeLanguage, ReturnType<typeof wordMatcher<VerbClass>>>
>;

/** After a word that may also be a noun, these show that it is a verb: "Support three teams", "Design the screens". */
const afterVerb =
  /^(?:\d|(?:an?|the|all|both|every|each|after|our|my|their|its|his|her|new|with|on|for|in|at|up|out|over|off|down|back|away|and|two|three|four|five|six|seven|eight|nine|ten|\p{L}+s)\b)/iu;
/** One word and then an end, a comma or an "and": "Order meat and vegetables"; "Care planning meetings" is a noun. */
const oneObject = /^\p{Ll}+(?<!ing)(?:[,:]| and\b|$)/u;
/** "File HST returns". */
const namedObject = /^\p{Lu}{2,}(?!\p{L})/u;
/** "Report to the board". */
const isToSomebody = /^to\b/;
const isOfSomebody = /^(?:of|for)\b/i;
/** After these it is a noun: "Desarrollo de webs". */
const afterNoun = /^(?:de|del|y)\b/iu;

/** Forms that show the first person by their ending alone: German "moderiere", Spanish "diseñé". */
const formsByEnding: Partial<Record<ResumeLanguage, RegExp>> = { de: /.{3}iere$/, es: /.{3}[éí]$/ };

export type Beginning = 'past' | 'base' | 'first-person' | 'participle' | 'infinitive' | 'standing' | 'holder' | null;

/** The first word of a line in lower case and what follows it; null where the line begins with no word, or with a name in capitals. */
export function firstWord(line: string): { word: string; rest: string } | null {
  const [, first = '', rest = ''] = /^(\p{L}+(?:-\p{L}+)*)\s+(.*)$/su.exec(line) ?? [];
  return /^\p{Lu}?[\p{Ll}-]+$/u.test(first) ? { word: first.toLowerCase(), rest } : null;
}

function englishBeginning(word: string, rest: string, isAmongVerbs: boolean): Beginning {
  const is = (wanted: VerbClass) => verbs.en.is(word, wanted);
  const [, second = '', behind = ''] = /^(\p{Ll}+)\s+(.*)$/su.exec(rest) ?? [];
  // "Mentor for two trainees", "Link person for falls".
  if (is('holder') && isOfSomebody.test(rest)) return 'holder';
  // "Lead developer of the API", "Support worker for six adults".
  if (verbs.en.is(second, 'holder') && isOfSomebody.test(behind)) return 'holder';
  // "Successfully delivered …": what comes behind the adverb decides.
  if (/.{3}ly$/.test(word) && second) return englishBeginning(second, behind, isAmongVerbs);
  if (is('past')) return 'past';
  if (is('base')) return 'base';
  if (is('standing')) return 'standing';
  if (is('adjective')) return null;
  if (is('base-or-noun'))
    return afterVerb.test(rest) || (isAmongVerbs && (oneObject.test(rest) || namedObject.test(rest) || isToSomebody.test(rest))) ? 'base' : null;
  return /.{3}ed$/.test(word) ? 'past' : null;
}

/**
 * The form of the verb, or of the word for what somebody is, with which a line of a resume begins, leaving out its "I": "Led …", "Teach …", German
 * "Betreue …", French "Développé …"; null for everything else. `isAmongVerbs`: other lines of the entry begin with verbs in the present, so that "Order meat"
 * is one too.
 */
export function beginningOf(line: string, language: ResumeLanguage, isAmongVerbs = false): Beginning {
  const begun = firstWord(line);
  if (!begun) return null;
  const { word, rest } = begun;
  if (language === 'en') return englishBeginning(word, rest, isAmongVerbs);
  const is = (wanted: VerbClass) => verbs[language].is(word, wanted);
  if (is('past')) return 'past';
  if (is('first-person') || formsByEnding[language]?.test(word)) return 'first-person';
  if (is('first-person-or-noun')) return afterNoun.test(rest) ? null : 'first-person';
  if (is('standing')) return 'standing';
  if (language === 'de') return null;
  if (is('participle')) return 'participle';
  return is('infinitive') ? 'infinitive' : null;
}

/** A line with a lower-case first letter, as it reads after other words; only for lines that {@link beginningOf} recognizes. */
export const continued = (line: string): string => line.charAt(0).toLowerCase() + line.slice(1);

/** A line its person wrote in the first person. */
const alreadySaid: Readonly<Record<ResumeLanguage, RegExp>> = { en: /^I\b/, de: /^Ich\b/, fr: /^(?:Je\b|J[’'])/, es: /^Yo\b/ };
export const isInFirstPerson = (line: string, language: ResumeLanguage): boolean => alreadySaid[language].test(line);
