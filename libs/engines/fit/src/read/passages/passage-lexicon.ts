import { join } from 'node:path';
import type { JobPassage } from '@folia/contracts/fit-score/shapes';
import { phraseFinder } from '@folia/text/phrase-finder';
import { phrasePattern } from '@folia/text/phrase-pattern';
import { readWordList } from '@folia/text/read-word-list';

export type PassageUse = JobPassage['use'];

const headingUses = ['nice', 'ruled-out', 'must', 'duties', 'about', 'boilerplate'] as const;
/** Phrases that, alone on a line, before a colon or in a longer heading, announce what follows. */
export const headingPhrases = phraseFinder(readWordList(join(__dirname, '../../words/heading-phrases'), headingUses));

const cueClasses = ['boilerplate', 'nice', 'must', 'duties', 'benefit', 'closing', 'newcomer', 'opening', 'wish'] as const;
const cueEntries = readWordList(join(__dirname, '../../words/sentence-cues'), cueClasses);
const cues = phraseFinder(cueEntries);
type Cue = (typeof cueClasses)[number];
/** Whether a sentence holds a phrase of this class or is of this shape. */
const cue =
  (wordClass: Cue, ...shapes: RegExp[]) =>
  (sentence: string): boolean =>
    cuesIn(sentence).has(wordClass) || shapes.some((shape) => shape.test(sentence));

/** A sentence is asked about several times in a row. */
let last: { sentence: string; found: ReadonlySet<Cue> } = { sentence: '', found: new Set() };
function cuesIn(sentence: string): ReadonlySet<Cue> {
  if (last.sentence !== sentence) last = { sentence, found: cues.classesIn(sentence) };
  return last.found;
}

/** Words for benefits. Requirements use them too, so they count only where no heading says what the text is. */
export const speaksOfBenefits = cue(
  'benefit',
  /, dental\b|\b(?:health|medical|vision|dental),? (?:and |& )?(?:dental|vision|health)\b|(?:full|part)[- ]time\b.{0,20}$|\b(?:day|night|evening|weekend) shifts?\b.{0,25}$/i,
);

/** What a posting says about itself at the end: nothing that follows in the same paragraph is asked for. */
export const closesPosting = cue(
  'closing',
  /(?<!that )(?:write|talk) to us(?! (?:about|in)\b)|to apply, (?:send|email|write to|submit)|(?:reference|ref|job id|requisition)(?: number| no\.?)?: ?\S*\d/i,
);

/** Whether a part of a sentence is only welcome, whatever the rest of it says. */
export const saysWish = cue('wish', /(?<!not )\boptional\b/i);

const speaksOfMoney = /(?:salary|pay|wage)s?(?:: | [$€£\d])|[$€£] ?\d|\d ?(?:[€£]|euros?|eur|usd)\b|(?:send|email|call|ring|message) (?:us )?on \d/i;
/** "Graduates in their first year are very welcome": who may come, not what is welcome. */
const welcomes = new RegExp(`${phrasePattern(cueEntries, 'newcomer')}[^.;,]{0,90} (?:are|is) (?:very |also |especially |warmly )?(?:welcome|invited)`, 'iu');
const isYou = /you(?:'re|’re| are) (?:an? )?(?!welcome|free|paid|given|offered|off)/i;
/** "As needed", "not mandatory" ask for nothing. */
const isNeeded = /(?<!\b(?:as|when|where|if) )\b(?:require[ds]?|necessary|needed)\b|(?<!\b(?:no|not|never) )mandatory/i;
const takesYears =
  /(?<!(?:for|past|last|over the last|the|over|than|of|[\d.,]) ?)(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|ten)(?: or more|[-–]\d+)? ?(?:years|yrs)/i;

const opening = new RegExp(`^${phrasePattern(cueEntries, 'opening')}(?!\\p{L})`, 'iu');

/** What a sentence without a heading says about its own purpose; the first match wins. */
export const sentenceCues: readonly (readonly [PassageUse, (sentence: string) => boolean])[] = [
  ['boilerplate', cue('boilerplate', speaksOfMoney, welcomes)],
  ['nice', cue('nice', /\bhelps?[.!]?$|(?<!not )\boptional\b/i)],
  ['must', cue('must', isYou, isNeeded, takesYears)],
  ['duties', cue('duties', opening)],
];
