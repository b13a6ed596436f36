import { join } from 'node:path';
import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import { readWordList } from '@folia/text/read-word-list';

const classes = ['past', 'base', 'base-or-noun', 'adjective', 'first-person'] as const;
type Class = (typeof classes)[number];

const listed = new Map<string, Class>(readWordList(join(__dirname, 'verbs'), classes).map(({ phrase, wordClass }) => [phrase, wordClass]));

/** After a word that may also be a noun, these show that it is a verb: "Support three teams", "Design the screens". */
const afterVerb =
  /^(?:\d|(?:an?|the|all|both|our|my|their|its|his|her|new|with|on|for|in|at|up|out|and|two|three|four|five|six|seven|eight|nine|ten|\p{L}+s)\b)/iu;

export type Beginning = 'past' | 'base' | 'first-person' | null;

/** The form of the verb a line of a resume begins with, leaving out its "I": "Led …", "Teach …", German "Betreue …"; null for everything else. */
export function beginningOf(line: string): Beginning {
  const [, first = '', rest = ''] = /^(\p{L}+(?:-\p{L}+)*)\s+(.*)$/su.exec(line) ?? [];
  if (!/^\p{Lu}?[\p{Ll}-]+$/u.test(first)) return null;
  const word = first.toLowerCase();
  const known = listed.get(word);
  if (known === 'past' || known === 'base' || known === 'first-person') return known;
  if (known === 'adjective') return null;
  if (known === 'base-or-noun') return afterVerb.test(rest) ? 'base' : null;
  if (/.{3}ed$/.test(word)) return 'past';
  return /.{3}iere$/.test(word) ? 'first-person' : null;
}

/** A line with a lower-case first letter, as it reads after other words; only for lines that {@link beginningOf} recognizes. */
export const continued = (line: string): string => line.charAt(0).toLowerCase() + line.slice(1);

/** A line its person wrote in the first person. */
const alreadySaid: Partial<Record<ResumeLanguage, RegExp>> = { en: /^I\b/, de: /^Ich\b/, fr: /^(?:Je\b|J[’'])/, es: /^Yo\b/ };

/**
 * The line as its person would say it, if its form and the language allow it: "I taught …", "Ich betreue …"; null otherwise. `isNow`: the position is held
 * today. A present-tense line of a position that has ended would claim that it still goes on.
 */
export function inFirstPerson(line: string, language: ResumeLanguage, isNow: boolean): string | null {
  if (alreadySaid[language]?.test(line)) return line;
  const beginning = beginningOf(line);
  if (language === 'en' && (beginning === 'past' || (beginning === 'base' && isNow))) return `I ${continued(line)}`;
  return language === 'de' && beginning === 'first-person' && isNow ? `Ich ${continued(line)}` : null;
}
