import { z } from 'zod';
import { brokenRules } from '../broken-rules';
import { jobFacts } from '../fit-score/shapes';
import { jobState } from '../job';
import { maxPostingCharacters, maxPostingNote } from '../limits';
import { blockText, lineText, webAddress } from '../text';
import { applicationStates } from './application-states';

const applicationState = z.enum(applicationStates);

/** The number of postings on one page of the list. */
export const postingPageSize = 20;

export const postingText = blockText(maxPostingCharacters).refine((text) => text !== '', brokenRules.missing);

const day = z.iso.date();

/** When the person reached each state, by their own account: a calendar day, no time. */
const applicationDates = z.partialRecord(applicationState.exclude(['saved']), day);
export type ApplicationDates = z.infer<typeof applicationDates>;

/** The last score of a posting; null if there is none. `score` is null while it is in progress, or if it failed. */
const latestScore = z.strictObject({ id: z.uuid(), state: jobState, score: z.number().nullable(), createdAt: z.iso.datetime() });

/** The resume made for a posting; null if there is none. */
const madeResume = z.strictObject({ id: z.uuid(), state: jobState, sentAt: z.iso.datetime().nullable() });

/** A kept posting. `company`, `role` and `location` are the person's corrections, or else what was read from the text. */
export const posting = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  url: z.string().nullable(),
  company: z.string(),
  role: z.string(),
  location: z.string(),
  state: applicationState,
  notes: z.string(),
  dates: applicationDates,
  remindOn: day.nullable(),
  /** The length of the text in characters. */
  length: z.int(),
  latest: latestScore.nullable(),
  resume: madeResume.nullable(),
  /** The profiles (null: the main one) with which scoring it again is free, and until when; with any other it costs a unit. */
  free: z.array(z.strictObject({ profileId: z.uuid().nullable(), until: z.iso.datetime() })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Posting = z.infer<typeof posting>;

/** With the text, and what was read from it before any corrections. */
export const postingWithText = posting.extend({ text: z.string(), read: jobFacts });
export type PostingWithText = z.infer<typeof postingWithText>;

export const savePostingInput = z.strictObject({ text: postingText, url: webAddress.nullable().default(null) });

export const listPostingsQuery = z.strictObject({ state: applicationState.optional(), cursor: z.uuid().optional() });
export const postingPage = z.strictObject({ items: z.array(posting), nextCursor: z.uuid().nullable() });

export const updatePostingInput = z.strictObject({
  version: z.int(),
  /** An empty correction restores what was read. */
  company: lineText(120).optional(),
  role: lineText(120).optional(),
  location: lineText(120).optional(),
  state: applicationState.optional(),
  notes: blockText(maxPostingNote).optional(),
  dates: applicationDates.optional(),
  remindOn: day.nullable().optional(),
});
export type UpdatePosting = z.infer<typeof updatePostingInput>;

export const readPostingPageInput = z.strictObject({ url: webAddress });
/** The text of a posting at a public address; `url` is where it was found after redirects. */
export const fetchedPosting = z.strictObject({ url: z.string(), text: z.string() });
export type FetchedPosting = z.infer<typeof fetchedPosting>;

/** The most postings of one board that are listed. */
export const mostListed = 200;
/** A posting on a company's public board; `url` is an address that can be read. */
const listedPosting = z.strictObject({ title: z.string(), location: z.string(), url: z.string() });
export type ListedPosting = z.infer<typeof listedPosting>;
/** In the order of the board. */
export const postingBoard = z.strictObject({ items: z.array(listedPosting) });
