import { z } from 'zod';
import { chosen } from '../chosen';
import { letterFormats, resumeFormats } from '../document-formats';
import { itemKinds } from '../item/fields';
import { jobState } from '../job';
import { ownWords, ownWordsToday } from '../own-words';
import { postingText } from '../posting/shapes';
import { pageFit, pageSizes, printedLine, resumeTemplates } from '../resume-document';
import { webAddress } from '../text';
import { letterChoices, letterSentence } from './cover-letter';
import { coverLetter, resumeAnalysis, tailoring } from './tailor-made';

/** Resumes on one page of the list. */
export const tailoredResumePageSize = 20;

/** Parts of the header a person chooses; name and headline always stand there. */
export const contactFields = ['email', 'phone', 'location', 'links'] as const;

/** How the resume looks, and which contact data it shows. */
export const resumeSettings = z.strictObject({
  template: z.enum(resumeTemplates),
  pageSize: z.enum(pageSizes),
  maxPages: z.union([z.literal(1), z.literal(2)]),
  contact: z.array(z.enum(contactFields)).max(contactFields.length),
});
export type ResumeSettings = z.infer<typeof resumeSettings>;

/** More lines than stand on two pages. */
const mostOwnWords = 200;

/**
 * What the person decided otherwise than the engine; what is not named stays as the engine chose it. Items by id, lines by `lineKey` (`kept`: in
 * the words of the portfolio), skills by their text, sentences of the summary by their place from 0. `words`: what the person wrote themselves, by
 * `lineKey` and `sentenceKey`; it stays when a line is dropped, and comes back with it. `letter`: what they decided of the letter.
 */
export const ownChoices = z.strictObject({
  items: chosen(z.enum(['full', 'head', 'dropped']), 100),
  lines: chosen(z.enum(['kept', 'dropped']), 300),
  skills: chosen(z.boolean(), 500),
  sentences: chosen(z.boolean(), 4),
  words: chosen(ownWords, 300, mostOwnWords).optional(),
  letter: letterChoices.optional(),
});
export type OwnChoices = z.infer<typeof ownChoices>;

/** One resume in a list. `company`, `role` and `location` are those of its job. `sentAt`: since then it no longer follows the portfolio. */
export const tailoredResumeSummary = z.strictObject({
  id: z.uuid(),
  postingId: z.uuid(),
  state: jobState,
  company: z.string(),
  role: z.string(),
  location: z.string(),
  version: z.int(),
  sentAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type TailoredResumeSummary = z.infer<typeof tailoredResumeSummary>;

/**
 * A resume as it is today. `tailoring` is what the engine chose, `choices` what the person changed of it, `items` the items of today it and its letter speak of. The
 * fit to the job (`score`, 0–100, of the portfolio and of the resume) and what a reader of the file finds (`analysis`, `fit`) are two things.
 */
export const tailoredResult = z.strictObject({
  tailoring,
  items: z.array(z.strictObject({ id: z.string(), kind: z.enum(itemKinds), title: z.string(), organisation: z.string() })),
  /** The contact data there is to choose from. */
  contact: z.array(z.enum(contactFields)),
  /** Each sentence of the summary as the facts of today make it, empty where they are gone. */
  sentences: z.array(z.string()),
  /** Lines, by `lineKey`, of which the portfolio says something else than when the resume was made; empty where it says nothing any more. */
  sources: z.record(z.string(), z.string()),
  /** Of the resume by `lineKey` and `sentenceKey`, of the letter by the keys of its sentences. */
  ownWords: z.array(ownWordsToday),
  letter: coverLetter,
  /** What the letter is made of and what else could stand in it; none once it is sent. */
  letterSentences: z.array(letterSentence),
  analysis: resumeAnalysis,
  score: z.strictObject({ before: z.number(), after: z.number() }),
  fit: pageFit,
  /** Where each line stands on the pages of the PDF, and what the PDF is saved as. */
  lines: z.array(printedLine),
  fileName: z.string(),
});
export type TailoredResult = z.infer<typeof tailoredResult>;

/** A resume as its owner sees it: the result or the refusal. `sha256`: of the PDF as it was when it was marked as sent. */
export const tailoredResume = tailoredResumeSummary.extend({
  settings: resumeSettings,
  choices: ownChoices,
  sha256: z.string().nullable(),
  result: tailoredResult.nullable(),
  error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
});
export type TailoredResume = z.infer<typeof tailoredResume>;

export const one = z.strictObject({ id: z.uuid() });

/** A text (with the address it came from), or a job that is kept already: one of the two. */
export const startTailoringInput = z
  .strictObject({ text: postingText.optional(), url: webAddress.nullable().optional(), postingId: z.uuid().optional() })
  .refine(({ text, postingId }) => (text === undefined) !== (postingId === undefined), { path: ['text'], message: 'or postingId is needed, not both' });
export type StartTailoring = z.infer<typeof startTailoringInput>;
export const startedTailoring = z.strictObject({
  id: z.uuid(),
  jobId: z.uuid(),
  postingId: z.uuid(),
  /** It costs nothing: a resume for this job was paid for. */
  free: z.boolean(),
  /** There is one for this job, and this is it. */
  reused: z.boolean(),
});
export type StartedTailoring = z.infer<typeof startedTailoring>;

export const listTailoredResumesQuery = z.strictObject({ postingId: z.uuid().optional(), cursor: z.uuid().optional() });
export const tailoredResumePage = z.strictObject({ items: z.array(tailoredResumeSummary), nextCursor: z.uuid().nullable() });

export const updateTailoredResumeInput = z.strictObject({ version: z.int(), settings: resumeSettings.optional(), choices: ownChoices.optional() });
export type UpdateTailoredResume = z.infer<typeof updateTailoredResumeInput>;

export const markResumeSentInput = z.strictObject({ sent: z.boolean() });

/** A picture of one page of the PDF, counted from 1. */
export const pagePicture = z.string().regex(/^page-[1-9]\d?\.png$/);

/** What stands at `/files/tailored-resumes/{id}/{name}`: the resume and its letter in their forms, and pictures of the PDF's pages, counted from 1. */
export const resumeFileName = z.union([
  z.templateLiteral(['resume.', z.enum(resumeFormats)]),
  z.templateLiteral(['cover-letter.', z.enum(letterFormats)]),
  pagePicture,
]);
export type ResumeFileName = z.infer<typeof resumeFileName>;

/** The forms of a resume and the pictures of its pages. */
export type ResumePictureName = Exclude<ResumeFileName, `cover-letter.${string}`>;
/** A file with what it is and what it is to be saved as. */
export const writtenFile = z.strictObject({ base64: z.string(), mediaType: z.string(), fileName: z.string() });
export type WrittenFile = z.infer<typeof writtenFile>;
