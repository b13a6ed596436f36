import type { ResumeDocument, ResumeHeader } from '@folia/contracts/resume-document';
import type { OwnChoices, ResumeSettings, TailoredResult } from '@folia/contracts/tailored-resume/shapes';
import type { Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { readPosting } from '@folia/fit/read/read-posting';
import { scoreAgainst } from '@folia/fit/score/score-fit';
import { entryOfItem } from '../document/entry-of-item';
import { letterToday } from '../letter/letter-today';
import { headerWith } from '../portfolio-today';
import { applyTailoring } from '../tailor/apply/apply-tailoring';
import { composeSentences } from '../tailor/compose/compose-summary';
import { analyseResume, itemsOf } from '../tailor/review/analyse-resume';
import { applyChoices, withOwnLines } from './apply-choices';
import { changedSources, ownWordsToday } from './own-words-today';
import type { SentResume } from './sent-resume';

/** What a resume is laid over. */
export type Portfolio = { items: readonly PortfolioItem[]; header: ResumeHeader };
/** `company` and `role`: those of the posting, as the person states them. */
export type Kept = { tailoring: Tailoring; choices: OwnChoices; settings: ResumeSettings; company: string; role: string };

/** The tailoring as chosen, the own words in it, and the resulting document. */
function lay({ tailoring, choices, settings, company, role }: Kept, { items, header }: Portfolio) {
  const { contact, ...look } = settings;
  const ownWords = ownWordsToday(tailoring, choices, items, header);
  const applied = applyChoices(tailoring, choices, ownWords);
  const chosen = { ...applied, job: applied.job && { ...applied.job, company, role } };
  const document = { ...applyTailoring(chosen, items, headerWith(header, contact), look), company };
  return { chosen, ownWords, document };
}

const withLetter = (kept: Kept, portfolio: Portfolio) => {
  const laid = lay(kept, portfolio);
  return { ...laid, ofLetter: letterToday(laid.chosen, kept.choices.letter, portfolio.items, portfolio.header) };
};

/** The resume laid over today's portfolio; company and role are the ones the person states. Pure. */
export const documentToday = (kept: Kept, portfolio: Portfolio): ResumeDocument => lay(kept, portfolio).document;

/** The resume with its letter. Pure. */
export function resumeToday(kept: Kept, portfolio: Portfolio): SentResume {
  const { document, ofLetter } = withLetter(kept, portfolio);
  return { document, letter: ofLetter.letter };
}

/**
 * What there is to say about a resume: the items it mentions, its words, its fit to the posting and what a reader of the file finds. A sent resume is described
 * as it was sent. Pure.
 */
export function describeResult(
  kept: Kept,
  sent: SentResume | null,
  portfolio: Portfolio,
  postingText: string,
): { document: ResumeDocument; result: Omit<TailoredResult, 'fit' | 'lines' | 'fileName' | 'contact'> } {
  const { tailoring, choices } = kept;
  const { items, header } = portfolio;
  const { document: asToday, ownWords, ofLetter } = withLetter(kept, portfolio);
  const { document, letter } = sent ?? { document: asToday, letter: ofLetter.letter };
  const letterSentences = sent ? [] : ofLetter.sentences;
  const inLetter = [...letter.paragraphs.flat(), ...letterSentences].flatMap(({ itemIds }) => itemIds);
  const named = new Set([...tailoring.sections.flatMap(({ items: all }) => all.map(({ itemId }) => itemId)), ...inLetter]);
  const asOf = new Date().toISOString().slice(0, 7);
  const posting = readPosting(postingText);
  const result = {
    tailoring,
    items: items
      .filter(({ id }) => named.has(id))
      .map((item) => {
        const { title, organisation } = entryOfItem(item);
        return { id: item.id, kind: item.kind, title, organisation };
      }),
    sentences: composeSentences(withOwnLines(tailoring, choices, ownWords), items, header).map((line) => line?.text ?? ''),
    sources: changedSources(tailoring, items),
    ownWords: [...ownWords, ...(sent ? [] : ofLetter.ownWords)].map(({ text: _text, itemIds: _itemIds, ...today }) => today),
    letter,
    letterSentences,
    analysis: analyseResume(document, items, postingText, asOf),
    score: { before: scoreAgainst(posting, [...items], asOf).score, after: scoreAgainst(posting, itemsOf(document), asOf).score },
  };
  return { document, result };
}
