import { join } from 'node:path';
import type { JobPassage } from '@folia/contracts/fit-score/shapes';
import { phrasePattern } from '@folia/text/phrase-pattern';
import { readWordList } from '@folia/text/read-word-list';

export type PassageUse = JobPassage['use'];

const headingUses = ['nice', 'ruled-out', 'must', 'duties', 'about', 'boilerplate'] as const;
export type HeadingUse = (typeof headingUses)[number];
const headingPhrases = readWordList(join(__dirname, '../../words/heading-phrases'), headingUses);
const aboutSomebody = "about [\\p{L}&.'’ -]{2,40}";
const headingSource = (uses: readonly HeadingUse[]) => {
  const phrases = phrasePattern(headingPhrases, ...uses);
  return uses.includes('about') ? `(?:${phrases}|${aboutSomebody})` : phrases;
};

/** Phrases that, alone on a line or before a colon, announce what follows: the sources of patterns. */
export const headings: readonly (readonly [HeadingUse, string])[] = headingUses.map((use) => [use, headingSource([use])]);
export const anyHeading = headingSource(headingUses);

const cueClasses = ['boilerplate', 'nice', 'must', 'duties', 'benefit', 'closing', 'newcomer', 'opening'] as const;
const cues = readWordList(join(__dirname, '../../words/sentence-cues'), cueClasses);
type CueClass = (typeof cueClasses)[number];
const anyCue = (...classes: CueClass[]) => new RegExp(`(?<!\\p{L})${phrasePattern(cues, ...classes)}(?!\\p{L})`, 'iu');
const isAny = (patterns: readonly RegExp[]) => (text: string) => patterns.some((pattern) => pattern.test(text));

/** Words for benefits. Requirements use them too, so they count only where no heading says what the text is. */
export const speaksOfBenefits = isAny([anyCue('benefit'), /(?:full|part)[- ]time\b.{0,20}$|\b(?:day|night|evening|weekend) shifts?\b.{0,25}$/i]);

/** What a posting says about itself at the end: nothing that follows in the same paragraph is asked for. */
export const closesPosting = isAny([
  anyCue('closing'),
  /(?<!that )(?:write|talk) to us(?! (?:about|in)\b)|(?:reference|ref|job id|requisition)(?: number| no\.?)?: ?\S*\d/i,
]);

const speaksOfMoney = /(?:salary|pay|wage)s?(?:: | [$€£\d])|[$€£] ?\d|\d ?(?:[€£]|euros?|eur|usd)\b|(?:send|email|call|ring|message) (?:us )?on \d/i;
/** "Graduates in their first year are very welcome": who may come, not what is welcome. */
const welcomes = new RegExp(`${phrasePattern(cues, 'newcomer')}[^.;,]{0,90} (?:are|is) (?:very |also |especially |warmly )?(?:welcome|invited)`, 'iu');
const isYou = /you(?:'re|’re| are) (?:an? )?(?!welcome|free|paid|given|offered|off)/i;
/** "As needed", "not mandatory" ask for nothing. */
const isNeeded = /(?<!\b(?:as|when|where|if) )\b(?:require[ds]?|necessary|needed)\b|(?<!\b(?:no|not|never) )mandatory/i;
const takesYears =
  /(?<!(?:for|past|last|over the last|the|over|than|of|[\d.,]) ?)(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|ten)(?: or more|[-–]\d+)? ?(?:years|yrs)/i;

/** What a sentence without a heading says about its own purpose; the first match wins. */
export const sentenceCues: readonly (readonly [PassageUse, (sentence: string) => boolean])[] = [
  ['boilerplate', isAny([anyCue('boilerplate'), speaksOfMoney, welcomes])],
  ['nice', isAny([anyCue('nice'), /\bhelps?[.!]?$|(?<!not )\boptional\b/i])],
  ['must', isAny([anyCue('must'), isYou, isNeeded, takesYears])],
  ['duties', isAny([anyCue('duties'), new RegExp(`^${phrasePattern(cues, 'opening')}(?!\\p{L})`, 'iu')])],
];
