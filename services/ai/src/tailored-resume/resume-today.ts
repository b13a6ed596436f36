import type { ResumeDocument, ResumeHeader } from '@folia/contracts/resume-document';
import type { Tailoring } from '@folia/contracts/tailor-made';
import type { OwnChoices, ResumeSettings, TailoredResult } from '@folia/contracts/tailored-resume';
import { readJob } from '../fit-score/read-job';
import type { PortfolioItem } from '../fit-score/read-portfolio';
import { scoreAgainst } from '../fit-score/score-fit';
import { headerWith } from '../portfolio/portfolio-today';
import { analyseResume, itemsOf } from '../tailor-made/analyse-resume';
import { applyTailoring } from '../tailor-made/apply-tailoring';
import { composeSentences } from '../tailor-made/compose-summary';
import { writeCoverLetter } from '../tailor-made/cover-letter';
import { entryOfItem } from '../tailor-made/document/entry-of-item';
import { applyChoices } from './apply-choices';
import { changedSources, ownWordsToday } from './own-words-today';
import type { SentResume } from './sent-resume';

/** What a resume is laid over. */
export type Portfolio = { items: readonly PortfolioItem[]; header: ResumeHeader };
export type Kept = { tailoring: Tailoring; choices: OwnChoices; settings: ResumeSettings; company: string };

/** The chosen, and the document that comes of it. */
function lay({ tailoring, choices, settings, company }: Kept, { items, header }: Portfolio) {
  const { contact, ...look } = settings;
  const chosen = applyChoices(tailoring, choices, ownWordsToday(tailoring, choices, items, header));
  const shown = headerWith(header, contact);
  return { chosen, shown, document: { ...applyTailoring(chosen, items, shown, look), company } };
}

/** The resume laid over the portfolio of today; the company is the one its person says. Pure. */
export const documentToday = (kept: Kept, portfolio: Portfolio): ResumeDocument => lay(kept, portfolio).document;

/** The resume with its letter. Pure. */
export function resumeToday(kept: Kept, portfolio: Portfolio): SentResume {
  const { chosen, shown, document } = lay(kept, portfolio);
  return { document, letter: writeCoverLetter(chosen, portfolio.items, shown) };
}

/** What there is to say of a resume: the items it speaks of, its words, its fit to the job and what a reader of the file finds. Pure. */
export function describeResult(
  { tailoring, choices }: Pick<Kept, 'tailoring' | 'choices'>,
  { document, letter }: SentResume,
  { items, header }: Portfolio,
  jobText: string,
): Omit<TailoredResult, 'fit' | 'contact'> {
  const inLetter = letter.paragraphs.flatMap((sentences) => sentences.flatMap(({ itemIds }) => itemIds));
  const named = new Set([...tailoring.sections.flatMap(({ items: all }) => all.map(({ itemId }) => itemId)), ...inLetter]);
  const asOf = new Date().toISOString().slice(0, 7);
  const job = readJob(jobText);
  return {
    tailoring,
    items: items
      .filter(({ id }) => named.has(id))
      .map((item) => {
        const { title, organisation } = entryOfItem(item);
        return { id: item.id, kind: item.kind, title, organisation };
      }),
    sentences: composeSentences(tailoring.summary, items, header, tailoring.asOf).map((line) => line?.text ?? ''),
    sources: changedSources(tailoring, items),
    ownWords: ownWordsToday(tailoring, choices, items, header).map(({ text: _text, itemIds: _itemIds, ...today }) => today),
    letter,
    analysis: analyseResume(document, items, jobText, asOf),
    score: { before: scoreAgainst(job, [...items], asOf).score, after: scoreAgainst(job, itemsOf(document), asOf).score },
  };
}
