import type { GeneralResumeQuery } from '@folia/contracts/general-resume/shapes';
import type { ItemKind } from '@folia/contracts/item/fields';
import { kindsInDocuments, resumeOrder } from '@folia/contracts/item/kinds';
import type { ResumeDocument, ResumeEntry, ResumeSection } from '@folia/contracts/resume-document';
import { contactFields } from '@folia/contracts/tailored-resume/shapes';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { headerWith, type PortfolioToday } from '../portfolio-today';
import { languageOfItems } from '../tailor/compose/compose-summary';
import { entryOfItem } from './entry-of-item';

const summaryOf = (summary: string): ResumeEntry[] => {
  const { paragraphs, ...entry } = entryOfItem({ id: '', kind: 'work', fields: { summary } });
  return paragraphs.length > 0 ? [{ ...entry, itemIds: [], paragraphs: paragraphs.map(({ text }) => ({ text, itemIds: [] })) }] : [];
};

/** What others may see, even if only with a link. Pure. */
export const shownItems = ({ items, sections }: Pick<PortfolioToday, 'items' | 'sections'>) =>
  items.filter(({ kind, visibility }) => visibility !== 'private' && sections[kind] !== 'private');

const begun = ({ fields }: PortfolioItem) => String(fields.startDate ?? fields.endDate ?? '');
/** Kinds of items that tell a career are latest begun first, as readers of resumes expect; undated ones come last. */
const inOrder = (kind: ItemKind, items: readonly PortfolioItem[]) =>
  kindsInDocuments[kind].isLatestFirst ? items.toSorted((a, b) => begun(b).localeCompare(begun(a), 'en')) : items;

/**
 * The whole portfolio as a resume: sections in the usual order of resumes, positions and schools latest first, everything else in the person's own order, with
 * headings in their language. Pure.
 */
export function generalDocument(
  items: readonly PortfolioItem[],
  { header, summary }: Pick<PortfolioToday, 'header' | 'summary'>,
  { template, pageSize, maxPages, contact }: GeneralResumeQuery,
): ResumeDocument {
  const chosen = contact.split(',');
  const all: ResumeSection[] = [
    { kind: 'summary', heading: '', entries: summaryOf(summary) },
    ...resumeOrder.map((kind) => ({
      kind,
      heading: '',
      entries: inOrder(
        kind,
        items.filter((item) => item.kind === kind),
      ).map(entryOfItem),
    })),
  ];
  return {
    language: languageOfItems(items),
    pageSize,
    template,
    maxPages: maxPages === 'any' ? null : maxPages === '1' ? 1 : 2,
    company: '',
    header: headerWith(
      header,
      contactFields.filter((field) => chosen.includes(field)),
    ),
    sections: all.filter(({ entries }) => entries.length > 0),
  };
}
