import { isCompanyTalk } from './company-talk';
import { type PassageClass, passageClasses, readPassage, useOfClass } from './passage-model';
import type { Sentence } from './sentence';

const asking: ReadonlySet<PassageClass> = new Set(['must', 'nice', 'trait']);
/** Below this what its cues take for a request is none; a heading above it or a bullet before it is worth more than its words. */
const leastOfProse = 0.35;
const leastOfList = 0.02;
/** From here on a sentence asks, whatever its cues say. */
const sureRequest = 0.9;
/** A notice of a few lines wastes no words: its cues are believed. */
const longestNotice = 900;
const leastOfNotice = 0.75;
/** A few words are too few to weigh. */
const fewestWords = 6;

const isAsking = ({ use }: Sentence) => use === 'must' || use === 'nice';
const isListed = ({ heading, isBullet }: Sentence) => heading !== '' || isBullet;

/**
 * Holds what cues and headings say of each sentence against how its words are used in postings, and keeps how likely it asks for something (`asked`, 0–1).
 * Whether something is needed or welcome is left to the cues.
 */
export function weighPassages(sentences: readonly Sentence[], length: number): void {
  for (const sentence of sentences) {
    const { shares, foreign } = readPassage(sentence, Math.min(0.999, sentence.start / length));
    sentence.foreign = foreign;
    let asked = passageClasses.reduce((sum, name, index) => sum + (asking.has(name) ? (shares[index] ?? 0) : 0), 0);
    if (length <= longestNotice && isAsking(sentence)) asked = Math.max(asked, leastOfNotice);
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
