import { isCompanyTalk } from './company-talk';
import { type PassageClass, passageClasses, readPassage, useOfClass } from './passage-model';
import type { Sentence } from './sentence';
import { asksPlainly } from './sentence-use';

const asking: ReadonlySet<PassageClass> = new Set(['must', 'nice', 'trait']);
/** Below this, a sentence whose cues look like a request is not one. A heading above it or a bullet in front of it outweighs its words. */
const leastOfProse = 0.35;
const leastOfList = 0.02;
/** Above this a sentence is a request, whatever its cues say. */
const sureRequest = 0.9;
/** A notice of a few lines wastes no words, so its cues are believed. */
const longestNotice = 900;
const leastOfNotice = 0.8;
/** What is plainly asked is at least this likely a request. */
const leastOfPlain = 0.75;
/** Fewer words than this cannot be weighed. */
const fewestWords = 6;

const isAsking = ({ use }: Sentence) => use === 'must' || use === 'nice';
const isListed = ({ heading, isBullet }: Sentence) => heading !== '' || isBullet;

/** Entries that ran together in one line are too short to tell whether a posting would contain them: the line as a whole is. */
function wholeLines(sentences: readonly Sentence[]): ReadonlyMap<number, Sentence> {
  const whole = new Map<number, Sentence>();
  const runTogether = new Set(sentences.filter(({ text, isBullet }) => !isBullet && text.startsWith('- ')).map(({ line }) => line));
  for (const sentence of sentences) {
    if (!runTogether.has(sentence.line)) continue;
    const before = whole.get(sentence.line);
    whole.set(sentence.line, before ? { ...before, text: `${before.text} ${sentence.text}` } : sentence);
  }
  return whole;
}

/**
 * Checks what cues and headings say about each sentence against how its words are used in postings, and records how likely it asks for something (`asked`,
 * 0–1). Whether something is needed or welcome is left to the cues.
 */
export function weighPassages(sentences: readonly Sentence[], length: number): void {
  const whole = wholeLines(sentences);
  for (const sentence of sentences) {
    const { shares, foreign } = readPassage(sentence, Math.min(0.999, sentence.start / length));
    const line = whole.get(sentence.line);
    sentence.foreign = line ? readPassage(line, Math.min(0.999, line.start / length)).foreign : foreign;
    let asked = passageClasses.reduce((sum, name, index) => sum + (asking.has(name) ? (shares[index] ?? 0) : 0), 0);
    if (length <= longestNotice && isAsking(sentence)) asked = Math.max(asked, leastOfNotice);
    if (isAsking(sentence) && asksPlainly(sentence.text)) asked = Math.max(asked, leastOfPlain);
    sentence.asked = asked;
    sentence.trait = shares[passageClasses.indexOf('trait')] ?? 0;
    if (sentence.use === 'title' || sentence.use === 'ruled-out' || sentence.text.split(/\s+/).length < fewestWords) continue;
    const least = isListed(sentence) ? leastOfList : leastOfProse;
    if (isAsking(sentence) && asked < least) {
      const others = passageClasses.map((name, index) => (asking.has(name) ? 0 : (shares[index] ?? 0)));
      sentence.use = useOfClass[passageClasses[others.indexOf(Math.max(...others))] as PassageClass];
    } else if (!isAsking(sentence) && !isListed(sentence) && asked > sureRequest && !isCompanyTalk(sentence)) sentence.use = 'must';
  }
}
