import { tellingStems } from '@folia/text/word-stems';
import { patternsOf } from '../../phrases-of';
import type { Sentence } from '../passages/sentence';
import { endsInChance, opensAsRequest } from '../passages/sentence-use';
import { isTool } from '../portfolio/fields-of-role';
import { cutLabel } from '../terms/requirement-label';
import { stripFiller } from '../terms/strip-filler';
import { namesNothing, tellsOfWork } from './names-nothing';
import { isOnlyLength, isQualifier, isQuality, isUnprovable } from './not-scored';
import type { Requirement } from './requirement';

type Found = Omit<Requirement, 'id'>;

/** How likely a sentence has to be a request before what it names counts: under a heading that says so, in a list without one, in running text. */
const leastHeaded = 0.1;
const leastOfList = 0.6;
const leastOfProse = 0.7;
/** Fewer words than this in a list cannot be weighed. */
const fewestWords = 6;
/** Unknown names count only in running text that is clearly a request. */
const leastOfName = 0.8;
const mostNameWords = 3;
/** From here on, a sentence that names nothing known is shown as it is. */
const leastShown = 0.35;
const mostTrait = 0.5;
const longestShown = 240;
const longestWhole = 140;

const wordCount = (text: string) => text.split(/\s+/).length;
const isSureRequest = ({ heading, isBullet, isList, asked, text }: Sentence) => {
  if ((heading !== '' && asked >= leastHeaded) || ((heading !== '' || isBullet || isList) && wordCount(text) < fewestWords)) return true;
  return asked >= (isBullet || isList ? leastOfList : leastOfProse);
};
/** "INSZoom", "Pack Office", "IR35". */
const isName = (label: string) => wordCount(label) <= mostNameWords && /\p{Lu}/u.test(label);
const isAsking = ({ use }: Sentence) => use === 'must' || use === 'nice';
const isListed = ({ heading, isBullet, isList }: Sentence) => heading !== '' || isBullet || isList;
const isKnown = ({ kind, options }: Found) => kind === 'years' || kind === 'degree' || kind === 'language' || options.some(({ skill }) => skill !== null);

/** "You will have a knowledge of pressure ulcers; what they are, …": the thing itself. */
const knowledgeOf = /(?<!\p{L})(?:knowledge|experience|understanding) (?:of|in|with) (?:an? |the )?$/iu;

/** An unknown piece of a longer line is a fragment, unless the line is a list of short entries. */
const longLine = 14;
const leastShare = 0.25;
const mostBetweenCommas = 5;
function isFragment({ start, end }: Found, { text, start: from, end: to }: Sentence): boolean {
  if (wordCount(text) <= longLine || (end - start) / (to - from) >= leastShare || knowledgeOf.test(text.slice(Math.max(0, start - from - 40), start - from)))
    return false;
  return wordCount(text) / text.split(/[,;:()/]/).length > mostBetweenCommas;
}

const proofWords = patternsOf('proof', ['proof', 'inclination', 'having', 'dealing', 'others']);
/** "An interest in the Internet of Things" asks for nothing beyond interest. */
const inclined = new RegExp(
  `${proofWords('inclination')}(?: \\p{L}+ing (?:good|great|excellent|outstanding))?(?:[ /](?!${proofWords('proof')}(?!\\p{L}))[\\p{L}-]+){0,5}[ /]$`,
  'iu',
);
const isInclination = ({ start, label }: Found, { text, start: from }: Sentence) =>
  inclined.test(text.slice(Math.max(0, start - from - 80), start - from)) || inclined.test(label.replace(/(?<=^\p{L}+ \p{L}+ ).*/u, ''));

/** How far before and after a name the words stand that ask for it, in characters. */
const reach = { before: 90, after: 60 };
const proof = new RegExp(`(?<!\\p{L})${proofWords('proof')}(?!\\p{L})`, 'iu');
/** Nobody doubts what a short sentence or a list within one names, nor what is said to the reader. */
const isPlain = ({ text }: Sentence) =>
  wordCount(text) <= fewestWords || wordCount(text) / text.split(/[,;:()/]/).length <= mostBetweenCommas || /(?<!\p{L})you(?!\p{L})/iu.test(text);
/** "Take charge of the busy ED": running text names much that nobody is asked to know; what is asked for stands beside a word such as "experience". */
const isAskedBeside = ({ start, end }: Found, sentence: Sentence) => {
  const { text, start: from } = sentence;
  return (
    isPlain(sentence) ||
    proof.test(text.slice(Math.max(0, start - from - reach.before), start - from)) ||
    proof.test(text.slice(end - from, end - from + reach.after))
  );
};

/** "Experience in the installation and maintenance of electrical plant": what follows is a kind of work, whatever its words. */
const experienceOf = /(?<!\p{L})(?:experience|knowledge|understanding) (?:in|of|with|working (?:in|with|as)) (?:an? |the )?$/iu;
const isExperienceOf = ({ start }: Found, { text, start: from }: Sentence) => experienceOf.test(text.slice(Math.max(0, start - from - 40), start - from));

/** "Full training will be provided": something the person gets. */
const provided = /^[^.;,]{0,30}\b(?:will be|is|are|can be) (?:fully )?(?:provided|given|offered|available)\b/iu;
/** "You will receive regular supervision": the same, said the other way round. */
const receives =
  /(?<!\p{L})you(?:['’]ll| will)(?: also| then)? (?:receive|get|be (?:given|offered)|benefit from|have access to|have an? (?:identified|named|dedicated|designated))(?!\p{L})[^.;:]{0,60}$/iu;
const isProvided = ({ start, end }: Found, { text, start: from }: Sentence) =>
  provided.test(text.slice(end - from, end - from + 60)) ||
  receives.test(text.slice(Math.max(0, start - from - 90), start - from)) ||
  endsInChance(text.slice(Math.max(0, start - from - 90), start - from));

/** "Working closely with the Engineering and Product teams": departments one deals with. */
const withOthers = new RegExp(`(?<!\\p{L})${proofWords('dealing')}(?!\\p{L})[^.;:]{0,90}$`, 'iu');
const theirs = new RegExp(`(?<!\\p{L})${proofWords('others')}(?!\\p{L})`, 'iu');
const isOfOthers = ({ kind, options, start, end }: Found, { text, start: from }: Sentence) => {
  if (kind !== 'skill' || options.some(({ skill }) => skill && isTool(skill))) return false;
  const dealing = withOthers.exec(text.slice(Math.max(0, start - from - 120), start - from))?.[0];
  return (
    dealing !== undefined &&
    !proof.test(dealing.slice(dealing.search(/\s(?:with|avec|con|mit)\s/iu) + 1)) &&
    theirs.test(dealing + text.slice(start - from, end - from + 30))
  );
};

/** "We are looking for a Web Developer": the title again. */
const announces =
  /(?:looking|searching|search) for|seek(?:s|ing)?\b|recruit|hiring|\bjoin|if you are|suchen|gesucht|recherch|cherch|busca|precisa|necesita|selecciona|work(?:ing)? closely/iu;
/** "As a Social Worker, you will have experience of …". */
const asWhom = /^as (?:an? |our |the )[^,]{2,60},/iu;
const isTitleAgain = ({ start, end }: Found, { text, start: from }: Sentence, title: ReadonlySet<string>) =>
  (announces.test(text) || end - from < (asWhom.exec(text)?.[0].length ?? 0)) &&
  tellingStems(text.slice(start - from, end - from)).every((stem) => title.has(stem));

/** "Excellent communication and documentation skills": general abilities among qualities, unless the posting asks for experience of them. */
const saysExperience =
  /experience|knowledge|proficien|familiar|expertise|qualifi|certif|degree|years?\b|erfahrung|kenntnis|expérience|connaissance|maîtrise|experiencia|conocimiento/iu;
const isAmongQualities = ({ kind, options }: Found, { text }: Sentence) =>
  kind === 'skill' && wordCount(text) <= longLine && options.every(({ skill }) => !skill || !isTool(skill)) && isQuality(text) && !saysExperience.test(text);

/** "Profiles", "train": a single common word out of a longer line names nothing by itself. */
const isLooseWord = (label: string, { text }: Sentence) => /^\p{Ll}+$/u.test(label) && wordCount(text) / text.split(/[,;:()/]/).length > mostNameWords;

/** "Are you looking for a new challenge?": the posting speaks to its reader. */
export const isQuestion = (text: string): boolean => /[?？][\s!?"”»\p{Extended_Pictographic}]*$/u.test(text);

/** "So you think you know gastroenterology?", "Fancy a change?": it talks; "Do you have experience of wound care?" asks. */
const talks = /^(?:so|why|what|how|who|where|when|need|ready|looking|fancy|want)(?!\p{L})/iu;

/** "Excel", "Six Sigma" within a line: a known name that is written as one. */
const isWrittenAsName = ({ start, options }: Found, { text, start: from }: Sentence) =>
  start > from && options.some(({ skill }) => skill) && /^\p{Lu}/u.test(text.slice(start - from)) && /\p{Ll}/u.test(text);
/** "Perform scripting and reporting", among requirements: the work; what tool it is done with is asked for nevertheless. */
const isOfWork = (found: Found, sentence: Sentence) =>
  found.kind === 'skill' &&
  !isWrittenAsName(found, sentence) &&
  !found.options.some(({ skill }) => skill && isTool(skill)) &&
  tellsOfWork(sentence.text) &&
  !saysExperience.test(sentence.text);

function isScored(found: Found, sentence: Sentence, title: ReadonlySet<string>): boolean {
  if (found.kind === 'skill' && isOnlyLength(found.label)) return false;
  if (isInclination(found, sentence) || isProvided(found, sentence) || isAmongQualities(found, sentence) || isOfOthers(found, sentence)) return false;
  if (!isListed(sentence) && isQuestion(sentence.text) && talks.test(sentence.text)) return false;
  if (found.kind === 'skill' && !isListed(sentence) && isTitleAgain(found, sentence, title)) return false;
  if (found.kind === 'skill' && !isListed(sentence) && !isAskedBeside(found, sentence)) return false;
  if (isOfWork(found, sentence)) return false;
  if (isKnown(found)) return isSureRequest(sentence);
  if (found.kind === 'credential') return isSureRequest(sentence) && !isUnprovable(found.label);
  if (isLooseWord(found.label, sentence) || namesNothing(found.label)) return false;
  if (!isListed(sentence)) return sentence.asked >= leastOfName && (isName(found.label) || isExperienceOf(found, sentence)) && !isUnprovable(found.label);
  return sentence.trait < mostTrait && !isUnprovable(sentence.text) && !isFragment(found, sentence) && isSureRequest(sentence);
}

/**
 * Decides what counts of what was found in a sentence: what the taxonomy knows and what rules find, where the sentence is a request; unknown words only as
 * entries of a list; qualities never. A request in which nothing counts is shown as it is, unless it rules something out. Pure.
 */
export function tellScored(
  found: readonly Found[],
  sentence: Sentence,
  { title, holdsRuledOut }: { title: ReadonlySet<string>; holdsRuledOut: boolean },
): Found[] {
  const told = found.map((one) => (one.need === 'duty' || isScored(one, sentence, title) ? one : { ...one, scored: false }));
  if (isQuestion(sentence.text)) return told.filter(({ scored }) => scored);
  if (holdsRuledOut || told.some(({ scored }) => scored)) return told;
  const whole = alsoAsked(sentence);
  return whole.length > 0 ? whole : told;
}

/** A request that names nothing anyone could show, as a line to read; nothing if it says nothing. */
function alsoAsked(sentence: Sentence): Found[] {
  const { text, start, end, use, asked, heading, trait } = sentence;
  if (
    use === 'boilerplate' ||
    use === 'title' ||
    (!isAsking(sentence) && heading !== '') ||
    asked < leastShown ||
    text.length > longestShown ||
    isQualifier(text) ||
    tellingStems(text).length === 0
  )
    return [];
  const label = cutLabel(text.replace(/[.;:,]+$/, ''));
  // "Knowledge of subsea pipeline technologies and inspection methods": too long to be a name, and nobody doubts that the line asks for it.
  const isPlainly = isListed(sentence) && opensAsRequest(text) && asked >= leastOfName && trait < mostTrait;
  const isWhole = isPlainly && text.length <= longestWhole && !isUnprovable(text) && !namesNothing(stripFiller(text).text);
  return [
    {
      kind: 'skill',
      need: use === 'nice' ? 'nice' : 'must',
      scored: isWhole,
      label,
      anyOf: [label],
      options: [{ name: label, skill: null, stems: tellingStems(text) }],
      start,
      end,
      years: null,
      isOpen: false,
      isFirm: false,
      degree: null,
    },
  ];
}
