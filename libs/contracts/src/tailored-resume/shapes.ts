import { z } from 'zod';
import { chosen } from '../chosen';
import { letterFormats, resumeFormats } from '../document-formats';
import { itemKinds } from '../item/fields';
import { jobState } from '../job';
import { ownWords, ownWordsToday } from '../own-words';
import { postingText } from '../posting/shapes';
import { pageFit, pageSizes, printedLine, resumeTemplates } from '../resume-document';
import { webAddress } from '../text';
import { walkAnswer, walkQuery } from '../walk';
import { letterChoices, letterSentence } from './cover-letter';
import { coverLetter, resumeAnalysis, tailoring } from './tailor-made';

/** The number of resumes on one page of the list. */
export const tailoredResumePageSize = 20;

/** The parts of the header that a person can choose; name and headline are always there. */
export const contactFields = ['email', 'phone', 'location', 'links'] as const;

/** How the resume looks, and which contact data it shows. */
const resumeSettings = z.strictObject({
  template: z.enum(resumeTemplates),
  pageSize: z.enum(pageSizes),
  maxPages: z.union([z.literal(1), z.literal(2)]),
  contact: z.array(z.enum(contactFields)).max(contactFields.length),
});
export type ResumeSettings = z.infer<typeof resumeSettings>;

/** More lines than two pages have. */
const mostOwnWords = 200;

/**
 * What the person decided differently from the engine; anything not listed stays as the engine chose it. Items are keyed by id, lines by `lineKey` (`kept`: in
 * the words of the portfolio), skills by their text, sentences of the summary by their place from 0. `words`: what the person wrote, by `lineKey` and
 * `sentenceKey`; it is kept when a line is dropped, and comes back with it. `letter`: their decisions about the letter.
 */
const ownChoices = z.strictObject({
  items: chosen(z.enum(['full', 'head', 'dropped']), 100),
  lines: chosen(z.enum(['kept', 'dropped']), 300),
  skills: chosen(z.boolean(), 500),
  sentences: chosen(z.boolean(), 4),
  words: chosen(ownWords, 300, mostOwnWords).optional(),
  letter: letterChoices.optional(),
});
export type OwnChoices = z.infer<typeof ownChoices>;

/** One resume in a list. `company`, `role` and `location` are those of its job. `sentAt`: from then on it no longer follows the portfolio. */
const tailoredResumeSummary = z.strictObject({
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
 * A resume as it is today. `tailoring` is what the engine chose, `choices` what the person changed in it, `items` today's items that it and its letter refer
 * to. The fit to the job (`score`, 0–100, of the portfolio and of the resume) and what a reader of the file finds (`analysis`, `fit`) are separate.
 */
const tailoredResult = z.strictObject({
  tailoring,
  items: z.array(z.strictObject({ id: z.string(), kind: z.enum(itemKinds), title: z.string(), organisation: z.string() })),
  /** The contact data available to choose from. */
  contact: z.array(z.enum(contactFields)),
  /** Each sentence of the summary as today's facts make it, empty if those are gone. */
  sentences: z.array(z.string()),
  /** Lines, by `lineKey`, for which the portfolio says something other than when the resume was made; empty if it no longer says anything. */
  sources: z.record(z.string(), z.string()),
  /** For the resume by `lineKey` and `sentenceKey`, for the letter by the keys of its sentences. */
  ownWords: z.array(ownWordsToday),
  letter: coverLetter,
  /** What the letter is made of, and what else it could contain; empty once it is sent. */
  letterSentences: z.array(letterSentence),
  analysis: resumeAnalysis,
  score: z.strictObject({ before: z.number(), after: z.number() }),
  fit: pageFit,
  /** Where each line is on the pages of the PDF, and the file name to save the PDF under. */
  lines: z.array(printedLine),
  fileName: z.string(),
});
export type TailoredResult = z.infer<typeof tailoredResult>;

/** A resume as its owner sees it: the result or the refusal. `sha256`: of the PDF at the time it was marked as sent. */
export const tailoredResume = tailoredResumeSummary.extend({
  settings: resumeSettings,
  choices: ownChoices,
  sha256: z.string().nullable(),
  result: tailoredResult.nullable(),
  error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
});
export type TailoredResume = z.infer<typeof tailoredResume>;

export const one = z.strictObject({ id: z.uuid() });

/** Either a text (with the address it came from) or a job that is already kept. */
export const startTailoringInput = z
  .strictObject({ text: postingText.optional(), url: webAddress.nullable().optional(), postingId: z.uuid().optional() })
  .refine(({ text, postingId }) => (text === undefined) !== (postingId === undefined), { path: ['text'], message: 'or postingId is needed, not both' });
export type StartTailoring = z.infer<typeof startTailoringInput>;
export const startedTailoring = z.strictObject({
  id: z.uuid(),
  jobId: z.uuid(),
  postingId: z.uuid(),
  /** It costs nothing: a resume for this job has been paid for. */
  free: z.boolean(),
  /** There already is one for this job, and this is it. */
  reused: z.boolean(),
});
export type StartedTailoring = z.infer<typeof startedTailoring>;

export const listTailoredResumesQuery = walkQuery.extend({ postingId: z.uuid().optional() });
export type ListTailoredResumes = z.output<typeof listTailoredResumesQuery>;
export const tailoredResumePage = walkAnswer.extend({ items: z.array(tailoredResumeSummary) });

export const updateTailoredResumeInput = z.strictObject({ version: z.int(), settings: resumeSettings.optional(), choices: ownChoices.optional() });
export type UpdateTailoredResume = z.infer<typeof updateTailoredResumeInput>;

export const markResumeSentInput = z.strictObject({ sent: z.boolean() });

/** A picture of one page of the PDF, counted from 1. */
export const pagePicture = z.string().regex(/^page-[1-9]\d?\.png$/);

/** The file names under `/files/tailored-resumes/{id}/{name}`: the resume and its letter in their formats, and pictures of the PDF's pages, counted from 1. */
export const resumeFileName = z.union([
  z.templateLiteral(['resume.', z.enum(resumeFormats)]),
  z.templateLiteral(['cover-letter.', z.enum(letterFormats)]),
  pagePicture,
]);
export type ResumeFileName = z.infer<typeof resumeFileName>;

/** The formats of a resume and the pictures of its pages. */
export type ResumePictureName = Exclude<ResumeFileName, `cover-letter.${string}`>;
/** A file with its media type and the name to save it under. */
export const writtenFile = z.strictObject({ base64: z.string(), mediaType: z.string(), fileName: z.string() });
export type WrittenFile = z.infer<typeof writtenFile>;
