import type { ResumeDocument } from '@folia/contracts/resume-document';
import type { Tailoring } from '@folia/contracts/tailor-made';
import type { OwnChoices, ResumeSettings, TailoredResult } from '@folia/contracts/tailored-resume';
import { readJob } from '../fit-score/read-job';
import type { PortfolioItem } from '../fit-score/read-portfolio';
import { scoreAgainst } from '../fit-score/score-fit';
import { analyseResume, itemsOf } from '../tailor-made/analyse-resume';
import { applyTailoring } from '../tailor-made/apply-tailoring';
import { writeCoverLetter } from '../tailor-made/cover-letter';
import { entryOfItem } from '../tailor-made/document/entry-of-item';
import { applyChoices } from './apply-choices';
import { headerWith, type PortfolioToday } from './portfolio-today';
import type { SentResume } from './sent-resume';

type Kept = { tailoring: Tailoring; choices: OwnChoices; settings: ResumeSettings; company: string };

/** The resume and its letter, laid over the portfolio of today; the company is the one its person says. Pure. */
export function resumeToday({ tailoring, choices, settings, company }: Kept, { items, header }: PortfolioToday): SentResume {
  const { contact, ...look } = settings;
  const chosen = applyChoices(tailoring, choices);
  const shown = headerWith(header, contact);
  return { document: { ...applyTailoring(chosen, items, shown, look), company }, letter: writeCoverLetter(chosen, items, shown) };
}

/** What there is to say of a resume: the items it speaks of, its summary, its fit to the job and what a reader of the file finds. Pure. */
export function describeResult(
  tailoring: Tailoring,
  document: ResumeDocument,
  items: readonly PortfolioItem[],
  jobText: string,
): Omit<TailoredResult, 'fit' | 'contact'> {
  const named = new Set(tailoring.sections.flatMap(({ items: all }) => all.map(({ itemId }) => itemId)));
  const asOf = new Date().toISOString().slice(0, 7);
  const job = readJob(jobText);
  const paragraphs = document.sections.find(({ kind }) => kind === 'summary')?.entries.flatMap((entry) => entry.paragraphs) ?? [];
  return {
    tailoring,
    items: items
      .filter(({ id }) => named.has(id))
      .map((item) => {
        const { title, organisation } = entryOfItem(item);
        return { id: item.id, kind: item.kind, title, organisation };
      }),
    summary: paragraphs.map(({ text }) => text).join(' '),
    analysis: analyseResume(document, items, jobText, asOf),
    score: { before: scoreAgainst(job, [...items], asOf).score, after: scoreAgainst(job, itemsOf(document), asOf).score },
  };
}
