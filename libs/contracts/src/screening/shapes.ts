import { z } from 'zod';
import { postingText } from '../posting/shapes';
import { lineText, webAddress } from '../text';
import { walkAnswer } from '../walk';
import { allPoints, candidateStages, criterionImportances, longestCriterion, longestReason } from './words';

const text = (max: number) => lineText(max).refine((value) => value !== '', 'is empty');
const points = z.int().min(0).max(allPoints);
/** Why somebody did something, in their words. */
export const reason = text(longestReason);

/** One thing that candidates are compared with. */
export const criterion = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  /** What the work needs, as the team says it. */
  words: z.string(),
  importance: z.enum(criterionImportances),
  /** Its share of 100 points; an excluded criterion has none. */
  points,
  /** What is looked for, in the taxonomy's names or the words themselves. Empty: nothing that a machine can look for, so every finding is a person's. */
  looksFor: z.array(z.string()),
  /** Words that often stand in for something protected, and which (`native-speaker`, `school` …); null for most. */
  warning: z.strictObject({ proxy: z.string(), words: z.string() }).nullable(),
});
export type Criterion = z.infer<typeof criterion>;
export const criterionList = z.strictObject({ criteria: z.array(criterion) });

const counts = z.strictObject({
  all: z.int(),
  ...(Object.fromEntries(candidateStages.map((stage) => [stage, z.int()])) as Record<(typeof candidateStages)[number], z.ZodInt>),
});
/** How far candidates are read. `runId` is the work behind it while there is any: candidates have no places until it is over. */
export const reading = z.strictObject({ all: z.int(), read: z.int(), unreadable: z.int(), runId: z.uuid().nullable() });
export type Reading = z.infer<typeof reading>;

/** A job that candidates are compared with. */
export const screeningJob = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  title: z.string(),
  company: z.string(),
  /** Where it was read, if it was. */
  url: z.string().nullable(),
  language: z.string(),
  state: z.enum(['open', 'closed']),
  /** Names, schools, places and dates are hidden until a candidate's interview. */
  isBlind: z.boolean(),
  /** Its own page at `/jobs/{id}` is open. */
  takesApplications: z.boolean(),
  candidates: counts,
  createdAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
});
export type ScreeningJob = z.infer<typeof screeningJob>;
export const screeningJobWithCriteria = screeningJob.extend({ text: z.string(), criteria: z.array(criterion) });
export type ScreeningJobWithCriteria = z.infer<typeof screeningJobWithCriteria>;

/**
 * Jobs of an account, the newest first, all of them unless a limit is asked for; and what its plan allows; null: as many as wished. `isReadOnly`: open, but the
 * plan has become too small for it; it takes no candidates and no changes of its criteria until an older one is closed. That follows from the plan and the other
 * jobs as they are now, and is no change of the job.
 */
export const screeningJobList = z.strictObject({
  items: z.array(screeningJob.extend({ isReadOnly: z.boolean() })),
  limits: z.strictObject({ openJobs: z.int().nullable(), candidates: z.int().nullable() }),
  ...walkAnswer.shape,
});
export type ScreeningJobList = z.infer<typeof screeningJobList>;

export const createScreeningJobInput = z.strictObject({ text: postingText, url: webAddress.nullable().default(null) });
export type CreateScreeningJob = z.infer<typeof createScreeningJobInput>;
export const updateScreeningJobInput = z.strictObject({
  version: z.int(),
  title: text(120).optional(),
  company: lineText(120).optional(),
  state: screeningJob.shape.state.optional(),
  isBlind: z.boolean().optional(),
  takesApplications: z.boolean().optional(),
});
export type UpdateScreeningJob = z.infer<typeof updateScreeningJobInput>;

/** Without points, a new criterion gets an even share. The others give up points in proportion, so that all stay 100. */
export const addCriterionInput = z.strictObject({
  words: text(longestCriterion),
  importance: criterion.shape.importance,
  points: points.optional(),
});
export type AddCriterion = z.infer<typeof addCriterionInput>;
export const updateCriterionInput = addCriterionInput.partial().extend({ version: z.int() });
export type UpdateCriterion = z.infer<typeof updateCriterionInput>;
/** All criteria of the job in their new order. */
export const orderCriteriaInput = z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) });

/** What the criteria of a job were after a change; `criterionId` is the one that was changed, null for the first reading and a new order. */
const criterionChange = z.strictObject({
  id: z.uuid(),
  change: z.enum(['read', 'added', 'changed', 'removed', 'ordered']),
  criterionId: z.uuid().nullable(),
  criteria: z.array(criterion.pick({ id: true, words: true, importance: true, points: true })),
  by: z.uuid().nullable(),
  at: z.iso.datetime(),
});
export type CriterionChange = z.infer<typeof criterionChange>;
export const criterionHistory = z.strictObject({ items: z.array(criterionChange), nextCursor: z.uuid().nullable() });
/** Changes and decisions on one page of their lists. */
export const logPageSize = 50;
