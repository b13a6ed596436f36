import type { ResumeHeader } from '@folia/contracts/resume-document';
import type { LetterChoices, LetterSentence } from '@folia/contracts/tailored-resume/cover-letter';
import type { CoverLetter, RewriteFlaw, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { holdOwnWords, type OwnWordsSource, type StandingWords, wordsOfItems } from '../choices/hold-own-words';
import { letterOf } from './cover-letter';
import { letterSentences } from './letter-sentences';

/** The letter as it reads now, its sentences without own words, and whether those words still apply. */
export type LetterToday = { letter: CoverLetter; sentences: LetterSentence[]; ownWords: StandingWords[] };

const noChoices: LetterChoices = { recipient: '', sentences: {}, words: {} };
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** What a sentence that rests on nothing may not claim unnoticed. The names it mentions and the things it leaves out are not claims. */
const claims: ReadonlySet<RewriteFlaw['reason']> = new Set(['number', 'date', 'skill', 'claim', 'rank']);
const greetings = ['letter/greeting', 'letter/regards'];

/**
 * A sentence about the person rests on its items. Anything else that a connecting sentence says must be borne out by the whole portfolio; a greeting claims
 * nothing.
 */
function sourceOf({ key, text, itemIds }: LetterSentence, items: readonly PortfolioItem[], about: string[]): OwnWordsSource {
  const isLeading = itemIds.length === 0;
  const bearing = isLeading ? items : items.filter(({ id }) => itemIds.includes(id));
  return {
    says: text,
    itemIds,
    bears: [text, ...wordsOfItems(bearing)].join('\n'),
    context: about,
    ...(isLeading && { told: greetings.includes(key) ? new Set() : claims }),
  };
}

/** The letter of a resume with the person's own decisions applied. Pure. */
export function letterToday(chosen: Tailoring, choices: LetterChoices | undefined, items: readonly PortfolioItem[], { name }: ResumeHeader): LetterToday {
  const { recipient, sentences: wishes, words } = choices ?? noChoices;
  const sentences = letterSentences(chosen, items, name, { recipient, sentences: wishes });
  const about = [chosen.job?.company ?? '', chosen.job?.role ?? '', name];
  const ownWords = sentences.flatMap((sentence) => holdOwnWords(words, sentence.key, () => sourceOf(sentence, items, about)));
  const written = new Map(ownWords.filter(({ stands }) => stands).map((one) => [one.key, one]));
  const asWritten = sentences.map((sentence) => ({ ...sentence, text: oneLine(written.get(sentence.key)?.text ?? sentence.text) }));
  return { letter: letterOf(asWritten, name), sentences, ownWords };
}
