import type { ResumeDocument, ResumeHeader } from '@folia/contracts/resume-document';
import type { Tailoring } from '@folia/contracts/tailor-made';
import type { OwnChoices, ResumeSettings, TailoredResult } from '@folia/contracts/tailored-resume';
import { readJob } from '../fit-score/read-job';
import type { PortfolioItem } from '../fit-score/read-portfolio';
import { scoreAgainst } from '../fit-score/score-fit';
import { analyseResume, itemsOf } from '../tailor-made/analyse-resume';
import { applyTailoring } from '../tailor-made/apply-tailoring';
import { composeSentences } from '../tailor-made/compose-summary';
import { writeCoverLetter } from '../tailor-made/cover-letter';
import { entryOfItem } from '../tailor-made/document/entry-of-item';
import { applyChoices } from './apply-choices';
import { changedSources, ownWordsToday } from './own-words-today';
import { headerWith } from './portfolio-today';
import type { SentResume } from './sent-resume';

/** What a resume is laid over. */
type Portfolio = { items: readonly PortfolioItem[]; header: ResumeHeader };
type Kept = { tailoring: Tailoring; choices: OwnChoices; settings: ResumeSettings; company: string };

/** The resume and its letter, laid over the portfolio of today; the company is the one its person says. Pure. */
export function resumeToday({ tailoring, choices, settings, company }: Kept, { items, header }: Portfolio): SentResume {
  const { contact, ...look } = settings;
  const chosen = applyChoices(tailoring, choices, ownWordsToday(tailoring, choices, items, header));
  const shown = headerWith(header, contact);
  return { document: { ...applyTailoring(chosen, items, shown, look), company }, letter: writeCoverLetter(chosen, items, shown) };
}

/** What there is to say of a resume: the items it speaks of, its words, its fit to the job and what a reader of the file finds. Pure. */
export function describeResult(
  { tailoring, choices }: Pick<Kept, 'tailoring' | 'choices'>,
  document: ResumeDocument,
  { items, header }: Portfolio,
  jobText: string,
): Omit<TailoredResult, 'fit' | 'contact'> {
  const named = new Set(tailoring.sections.flatMap(({ items: all }) => all.map(({ itemId }) => itemId)));
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
    analysis: analyseResume(document, items, jobText, asOf),
    score: { before: scoreAgainst(job, [...items], asOf).score, after: scoreAgainst(job, itemsOf(document), asOf).score },
  };
}
