import { join } from 'node:path';
import { phraseFinder } from '@folia/text/phrase-finder';
import { readWordList } from '@folia/text/read-word-list';
import type { Sentence } from './passages/sentence';

const noTitles = phraseFinder(readWordList(join(__dirname, '../words/no-titles'), ['beginning', 'end']));

/** "Minutes of the meeting", "Forklift operator course": the first line of some other kind of text. */
function isOtherTitle(role: string): boolean {
  const last = role.replace(/[^\p{L}\p{N}]+$/u, '').length;
  return noTitles.find(role).some(({ wordClass, start, end }) => (wordClass === 'beginning' ? start === 0 : end === last));
}

const longestTitle = 90;
const mostTitleWords = 12;
/** "Aromaticien": a line that could name a post, whatever the post is. */
const isTitleShaped = (role: string) =>
  role !== '' && role.length <= longestTitle && role.split(' ').length <= mostTitleWords && !/[?!:]|[.]$/.test(role) && !isOtherTitle(role);

// Of 60 texts that are not postings, each read by a model that was not trained on it, none stays below these; of 731 postings nine do not.
const mostForeignTitled = 0.13;
/** The words of a short text are weaker evidence, so it gets more leeway. */
const forShortness = 80;
const notice = 750;
const mostForeignNotice = 0.4;
const shortestWeighed = 450;
const mostForeignShort = 0.8;
const mostForeignHeaded = 0.16;
const mostForeignUntitled = 0.1;
const mostForeignUnshaped = 0.06;
const hardlyForeign = 0.03;
const leastContent = 0.2;
const leastAsked = 0.3;
const shortestUnshaped = 1_000;

/** The share of a text, 0–1 of its letters, that `weight` looks for: what no posting would contain, requests and duties, or what else postings say. */
function shareOf(sentences: readonly Sentence[], weight: (sentence: Sentence) => number): number {
  const all = sentences.reduce((sum, { start, end }) => sum + end - start, 0);
  return all === 0 ? 0 : sentences.reduce((sum, sentence) => sum + (sentence.end - sentence.start) * weight(sentence), 0) / all;
}

/** Duties under one heading and requirements under another: only postings are written like that. */
const areHeaded = (sentences: readonly Sentence[]) =>
  sentences.some(({ heading, use }) => heading !== '' && use === 'duties') && sentences.some(({ heading, use }) => heading !== '' && use === 'must');

/**
 * Whether a text is a posting, judged by its passages and its title. `isRoleKnown`: the title names a kind of work. Pure.
 */
export function isPosting(sentences: readonly Sentence[], role: string, isRoleKnown: boolean, length: number): boolean {
  const foreign = shareOf(sentences, (sentence) => sentence.foreign);
  if (isRoleKnown && !isOtherTitle(role) && length < shortestWeighed) return foreign < mostForeignShort;
  if (isRoleKnown && !isOtherTitle(role)) return foreign < (length < notice ? mostForeignNotice : mostForeignTitled + forShortness / length);
  if (areHeaded(sentences) && !isOtherTitle(role)) return foreign < mostForeignHeaded;
  const asked = shareOf(sentences, ({ use, asked, foreign }) =>
    use === 'must' || use === 'nice' ? asked * (1 - foreign) : use === 'duties' ? 1 - foreign : 0,
  );
  const content = asked + shareOf(sentences, ({ use, foreign }) => (use === 'boilerplate' ? 1 - foreign : 0));
  if (foreign < hardlyForeign) return isTitleShaped(role) || content > leastContent;
  if (foreign < mostForeignUnshaped && asked > leastAsked && length > shortestUnshaped) return true;
  return foreign < mostForeignUntitled && isTitleShaped(role) && content > leastContent;
}
