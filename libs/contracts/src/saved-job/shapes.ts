import { z } from 'zod';
import { jobFacts } from '../fit-score/shapes';
import { jobState } from '../job';
import { maxJobCharacters, maxJobNote } from '../limits';
import { blockText, lineText, webAddress } from '../text';
import { applicationStates } from './application-states';

export const applicationState = z.enum(applicationStates);

/** Jobs on one page of the list. */
export const savedJobPageSize = 20;

export const jobText = blockText(maxJobCharacters).refine((text) => text !== '', 'is needed');

const day = z.iso.date();

/** When the person reached each state, as they say it: a day of the calendar, no time. */
const applicationDates = z.partialRecord(applicationState.exclude(['saved']), day);
export type ApplicationDates = z.infer<typeof applicationDates>;

/** The last score of a job: null while none is, `jobState` of one that is not over or failed. */
const latestScore = z.strictObject({ id: z.uuid(), state: jobState, score: z.number().nullable(), createdAt: z.iso.datetime() });

/** The resume made for a job; null while none is. */
const madeResume = z.strictObject({ id: z.uuid(), state: jobState, sentAt: z.iso.datetime().nullable() });

/** A job somebody keeps. `company`, `role` and `location` are what the person says, else what was read of the text. */
export const savedJob = z.strictObject({
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
  /** Characters of the text. */
  length: z.int(),
  latest: latestScore.nullable(),
  resume: madeResume.nullable(),
  /** The profiles (null: the main one) with which scoring it again costs nothing, and until when; with any other it costs a unit. */
  free: z.array(z.strictObject({ profileId: z.uuid().nullable(), until: z.iso.datetime() })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SavedJob = z.infer<typeof savedJob>;

/** With the text, and what was read of it before anybody corrected it. */
export const savedJobWithText = savedJob.extend({ text: z.string(), read: jobFacts });
export type SavedJobWithText = z.infer<typeof savedJobWithText>;

export const saveJobInput = z.strictObject({ text: jobText, url: webAddress.nullable().default(null) });

export const listSavedJobsQuery = z.strictObject({ state: applicationState.optional(), cursor: z.uuid().optional() });
export const savedJobPage = z.strictObject({ items: z.array(savedJob), nextCursor: z.uuid().nullable() });

export const updateSavedJobInput = z.strictObject({
  version: z.int(),
  /** An empty correction goes back to what was read. */
  company: lineText(120).optional(),
  role: lineText(120).optional(),
  location: lineText(120).optional(),
  state: applicationState.optional(),
  notes: blockText(maxJobNote).optional(),
  dates: applicationDates.optional(),
  remindOn: day.nullable().optional(),
});
export type UpdateSavedJob = z.infer<typeof updateSavedJobInput>;

export const readJobPageInput = z.strictObject({ url: webAddress });
/** The text of a job that stands at a public address; `url` is where it was found in the end. */
export const jobPage = z.strictObject({ url: z.string(), text: z.string() });
export type JobPage = z.infer<typeof jobPage>;
