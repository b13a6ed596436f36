import { BETWEEN, FOLLOWERS, HEADING_WORDS, LEADS, STRONG_FOLLOWERS, STRONG_LEADS } from './data/surrounding-words';
import type { Surroundings } from './surroundings';

/**
 * What shows that a word that is also an everyday word, a name or somebody else's abbreviation is the skill. Where a single word is
 * never the skill is said in vetoes.ts; what lists show, in decide.ts.
 */

const anyOf = (list: string) =>
  list
    .split(',')
    .map((words) => words.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((words) => words.replace(/[.]/g, '\\$&').replace('*', '\\w+'))
    .join('|');

/** "Excel 2016", "React 18", "Go 1.21", "Word (advanced)". */
const VERSION_OR_LEVEL =
  /^(?:[ \u00a0-]?(?:\d{1,2}(?:\.\d+)*(?![\d:%]|,\d)|\d\.x)|[ \u00a0]20[012]\d(?!\d)|[ \u00a0]\((?:advanced|basic|intermediate|expert|proficient|beginner|fluent|\d+\+?[ \u00a0](?:years|yrs)))/i;

/** "Go in production", "Spark at scale". */
const IN_USE = /^[ \u00a0](?:in (?:production|anger)|at scale)(?=\s*(?:$|[,.;:()\n]))/i;

const led = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})(?: (?:${anyOf(BETWEEN)}))?[ \\u00a0]$`, 'iu');
const followed = (words: string) => new RegExp(`^[ \\u00a0-](?:${words})(?![\\p{L}\\p{N}])`, 'iu');
const STRONGLY_LED = led(anyOf(STRONG_LEADS));
const LED = led(anyOf(LEADS));
const STRONGLY_FOLLOWED = followed(anyOf(STRONG_FOLLOWERS));
const FOLLOWED = followed(anyOf(FOLLOWERS));

/** A heading before a list: "Languages: Go", "Tools – Make". */
const HEADED = new RegExp(`(?:^|[\\n•·*|;(.])[^\\n,;.•]{0,40}(?:${anyOf(HEADING_WORDS)})\\)?[ \\t]*[:–—-][ \\t]*$`, 'iu');

const CAPITALISED_BEFORE = /(?:^|[^\p{L}])(?:\p{Lu}\p{Ll}+|\p{Lu}\.)[ \u00a0]$/u;
const CAPITALISED_AFTER = /^(?:[ \u00a0]\p{Lu}\p{Ll}|['’]s\b|[-‑](?:\p{L}|\d))/u;
const TIED_BEFORE = /[\p{L}\p{N}][-‑&'’.@_]$|[@°$€£_]\s?$/u;
const TIED_AFTER = /^(?:[&@_°]|['’.]\p{L}|[-‑]\p{L})/u;

/** Whether the words right behind show the skill; a word that isn't written as a name needs more. */
export function isFollowed({ after }: Surroundings, asName: boolean): boolean {
  return STRONGLY_FOLLOWED.test(after) || (asName && (FOLLOWED.test(after) || VERSION_OR_LEVEL.test(after) || IN_USE.test(after)));
}

/** Whether the words or the heading right before show the skill; a word that isn't written as a name needs more. */
export function isLed({ before }: Surroundings, asName: boolean): boolean {
  return STRONGLY_LED.test(before) || HEADED.test(before) || (asName && LED.test(before));
}

/** Whether a sign ties the word to another one: "C-level", "T&C", "vue.example". */
export function isTied({ before, after }: Surroundings): boolean {
  return TIED_BEFORE.test(before) || (TIED_AFTER.test(after) && !FOLLOWED.test(after));
}

/** Whether it looks like a part of a longer name: "Unity Hospital", "Executive Chef". */
export function isPartOfName({ before, after }: Surroundings): boolean {
  return CAPITALISED_AFTER.test(after) || (CAPITALISED_BEFORE.test(before) && !LED.test(before));
}

/** Whether a capital stands where only a name has one: "moved the jobs to Celery". */
export function standsAmid({ before, after }: Surroundings): boolean {
  return /[\p{Ll}\d,][ \u00a0]$/u.test(before) && /^(?:[\s,;:.)]|$)/.test(after);
}

/** Whether everything around is in capitals, so that "EXCEL" is no more than "Excel" in a heading. */
export function isAllCapitals({ before, after }: Surroundings): boolean {
  return !/\p{Ll}/u.test(before.slice(-30) + after.slice(0, 30));
}

/** Whether an item of a list goes on with words of its own: "R for analysis". */
export function goesOn({ after }: Surroundings): boolean {
  return /^[ \u00a0](?:for|on|in|with|is|are|as|at|preferred|required|desirable|experience|would|\()/.test(after);
}
