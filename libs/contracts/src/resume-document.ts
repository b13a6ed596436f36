import { z } from 'zod';
import { itemKinds } from './item/fields';
import { resumeLanguages } from './resume-languages';
import { lineText, partialDate, webAddress } from './text';

/** Paper sizes for a resume: ISO 216 and ANSI. */
export const pageSizes = ['a4', 'letter'] as const;
export type PageSize = (typeof pageSizes)[number];

/** The looks of a resume: five with one column, three with a sidebar. The names are ids; people read the web's labels. */
export const resumeTemplates = ['folio', 'plain', 'classic', 'signal', 'compact', 'column', 'margin', 'harbour'] as const;
export type ResumeTemplate = (typeof resumeTemplates)[number];

/** What an entry says apart from its head, named like the items' fields. */
export const resumeDetails = [
  'area',
  'role',
  'grade',
  'courses',
  'authors',
  'inventors',
  'number',
  'status',
  'filedDate',
  'expires',
  'credentialId',
  'doi',
  'level',
  'category',
] as const;
export type ResumeDetail = (typeof resumeDetails)[number];

/** Addresses in an entry, named like the items' fields. */
export const resumeAddresses = ['url', 'repository', 'links', 'slides', 'video', 'recording'] as const;

const itemIds = z.array(z.uuid()).max(50);
const filled = (max: number) => lineText(max).refine((text) => text !== '', 'is empty');
const date = z.union([partialDate, z.literal('')]);

/** Words of a resume (plain text on one line) and the items they are based on; if none, they come from the profile. */
const resumeLine = z.strictObject({ text: filled(5000), itemIds });
export type ResumeLine = z.infer<typeof resumeLine>;

/**
 * One position, degree, skill … `itemIds` are the evidence for its head: title, organisation, place, dates, details, links. Empty values are not said. A single
 * date is stored as `end`. A skill or language is an entry with a title and details; the text of a summary is an entry with paragraphs.
 */
const resumeEntry = z.strictObject({
  itemIds,
  title: lineText(500),
  organisation: lineText(500),
  place: lineText(200),
  start: date,
  end: date,
  current: z.boolean(),
  details: z.partialRecord(z.enum(resumeDetails), z.array(filled(2000)).min(1).max(200)),
  links: z.array(z.strictObject({ name: z.enum(resumeAddresses), url: webAddress })).max(30),
  paragraphs: z.array(resumeLine).max(50),
  bullets: z.array(resumeLine).max(100),
  tags: z.array(resumeLine).max(100),
});
export type ResumeEntry = z.infer<typeof resumeEntry>;

/** A part of the resume under one heading; if the heading is empty, the language's own word for the kind is used. */
const resumeSection = z.strictObject({
  kind: z.enum(['summary', ...itemKinds]),
  heading: lineText(100),
  entries: z.array(resumeEntry).min(1).max(2000),
});
export type ResumeSection = z.infer<typeof resumeSection>;
export type ResumeSectionKind = ResumeSection['kind'];

/** Whose resume it is, with the chosen contact data; the rest is empty. */
const resumeHeader = z.strictObject({
  name: filled(100),
  headline: lineText(300),
  email: lineText(300),
  phone: lineText(60),
  location: lineText(200),
  links: z.array(z.strictObject({ label: lineText(60), url: webAddress })).max(20),
});
export type ResumeHeader = z.infer<typeof resumeHeader>;

/**
 * One resume as it is written to PDF, Word, Markdown, text and JSON Resume: sections and entries in reading order. `company`: for whom it is, used in the
 * file's name, empty for a general resume. `maxPages`: the number of pages that the text is condensed to fit, null for as many as it takes.
 */
export const resumeDocument = z.strictObject({
  language: z.enum(resumeLanguages),
  pageSize: z.enum(pageSizes),
  template: z.enum(resumeTemplates),
  maxPages: z.union([z.literal(1), z.literal(2)]).nullable(),
  company: lineText(200),
  header: resumeHeader,
  sections: z.array(resumeSection).max(30),
});
export type ResumeDocument = z.infer<typeof resumeDocument>;

/**
 * How the pages of a PDF came out: `fits` if there are no more than requested; `bodySize` is the size of body text in points, never below 9; `missing` are the
 * characters that no font has, so the PDF does not show them.
 */
export const pageFit = z.strictObject({ pages: z.int().min(1), fits: z.boolean(), bodySize: z.number().min(9), missing: z.array(z.string()) });
export type PageFit = z.infer<typeof pageFit>;

const share = z.number();
/**
 * A line of text on a page of the PDF, in reading order. `page` counts from 1; `x`, `y` (of the baseline), `width` and `height` (of the type) are fractions of
 * the sheet's width and height, from its top left corner. `begins`: whether it is the first line of its paragraph.
 */
export const printedLine = z.strictObject({ text: z.string(), page: z.int().min(1), x: share, y: share, width: share, height: share, begins: z.boolean() });
export type PrintedLine = z.infer<typeof printedLine>;
