import type { PassageUse } from './passage-lexicon';

/**
 * A sentence or list entry of a posting and what it is for; offsets into the whole text. `isList`: it is under a heading or has a bullet; `heading`: the words
 * of that heading, `before` and `after` the sentences around it and `lead` the line above its list, empty if there is none; `asked`: how likely it asks for something, `trait`: for a sort of person, `foreign`: that no posting would contain
 * it, 0–1.
 */
export type Sentence = {
  text: string;
  start: number;
  end: number;
  use: PassageUse;
  isList: boolean;
  heading: string;
  before: string;
  after: string;
  lead: string;
  isBullet: boolean;
  line: number;
  asked: number;
  trait: number;
  foreign: number;
};

/** A sentence of which only its words are known. */
export const ofItself = { heading: '', before: '', after: '', lead: '', isBullet: false, line: 0, asked: 0, trait: 0, foreign: 0 };

/** Notes in each sentence what stands around it, and in each entry of a list which line stands above the list. */
export function tellAround(sentences: readonly Sentence[]): void {
  let lead = '';
  for (const [index, sentence] of sentences.entries()) {
    sentence.before = sentences[index - 1]?.text ?? '';
    sentence.after = sentences[index + 1]?.text ?? '';
    if (sentence.isBullet) sentence.lead = lead;
    else lead = sentence.text;
  }
}

const abbreviation =
  /(?:\b(?:e\.g|i\.e|etc|st|dr|mr|mrs|ms|incl|vs|approx|no|inc|ltd|co|yrs?|min|max|bzw|bspw|mind|ggf|inkl|evtl|ex|z\.b|ca|u\.s|u\.k|b\.[as]c?|m\.[as]c?|ph\.d)|(?<![\p{L}/])[A-Z])\.$/iu;
/** "Carnet de conducir B. SE OFRECE": a letter that ends a line of small ones is no initial when capitals follow. */
const classLetter = /\p{Ll} \p{Lu}\.$/u;
const inCapitals = /^\s+\p{Lu}{2}/u;
const longestSentence = 1_500;

/** "… - CARNET B - VALORABLE CURSO …": entries in capitals that lost their line breaks. */
const dashed = /\s(?=-\s\p{Lu}{3})/gu;
const fewestDashes = 3;

/** Most lines are one entry: without this, each would pay for both patterns. */
const mayEnd = /[.!?]|\s-\s/u;

/** Where the sentences of a line end. */
export function sentenceEnds(line: string): number[] {
  if (!mayEnd.test(line)) return withinReach([line.length], line);
  const ends: number[] = [];
  for (const found of line.matchAll(/[.!?]+["”')\]]*(?=\s+(?:[-–•*] ?)?["“'(]?[\p{Lu}\p{N}£$€])/gu)) {
    const end = found.index + found[0].length;
    const before = line.slice(Math.max(0, found.index - 8), found.index + 1);
    // "Twitter etc... Knowledge of PHP": several dots end a sentence, whatever stands before them.
    if (found[0].startsWith('..') || !abbreviation.test(before) || (classLetter.test(before) && inCapitals.test(line.slice(end, end + 4)))) ends.push(end);
  }
  const dashes = [...line.matchAll(dashed)].map(({ index }) => index);
  if (dashes.length >= fewestDashes) ends.push(...dashes);
  return withinReach(
    [...new Set(ends), line.length].sort((a, b) => a - b),
    line,
  );
}

/** A line without sentence ends is cut between words, so that reading a sentence stays cheap however long the line is. */
function withinReach(ends: readonly number[], line: string): number[] {
  let from = 0;
  return ends.flatMap((end) => {
    const cuts: number[] = [];
    for (; end - from > longestSentence; from = cuts.at(-1) as number) {
      const space = line.lastIndexOf(' ', from + longestSentence);
      cuts.push(space > from ? space : from + longestSentence);
    }
    from = end;
    return [...cuts, end];
  });
}

/** "JIB gold card. 18th Edition.": names between requests, without a verb. */
export const isFragment = ({ text, use }: Sentence) => use === 'about' && isShort(text);
export const isShort = (text: string, mostWords = mostFragmentWords) => text.split(/\s+/).length <= mostWords && !speaking.test(text);
const speaking =
  /\b(?:you|your|we|our|us|i|it|they|he|she|this|that|there|is|are|was|be|has|have|will|can|do|does|join|call|no|not|apply|contact|send|based|sie|wir|vous|nous)\b|[!?@€£$]|['’](?:s|re|ve|ll)\b/i;
const mostFragmentWords = 6;

export const bracket = /\(([^()]*)\)/g;
/** The text outside the brackets. */
export const withoutBrackets = (text: string) => text.replace(bracket, ' ');
