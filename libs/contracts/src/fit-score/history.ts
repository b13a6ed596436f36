import { z } from 'zod';
import { itemContent } from '../item/shapes';
import { jobState } from '../job';
import { posting, postingText } from '../posting/shapes';
import { webAddress } from '../text';
import { walkAnswer, walkQuery } from '../walk';
import { fitScore } from './shapes';

/** The number of scores on one page of the history when nobody says another. */
export const fitScorePageSize = 20;

/** Why two scores of a job differ: a requirement, and how many points more (or fewer) it brings. */
const fitChange = z.strictObject({
  /** Null: points that no single requirement accounts for. */
  requirementId: z.string().nullable(),
  label: z.string(),
  points: z.number(),
  /** Items that support it now and did not before. */
  itemIds: z.array(z.string()),
});
/** Two scores of one job and one profile, the later compared with the earlier; the changes add up to the difference. */
export const fitComparison = z.strictObject({
  against: z.uuid(),
  difference: z.number(),
  /** The two were made by different versions of the scorer, so the portfolio may not be the only cause. */
  otherScorer: z.boolean(),
  changes: z.array(fitChange),
});
export type FitComparison = z.infer<typeof fitComparison>;

/** One score in a list; `score` is null until it is finished. */
const fitScoreSummary = z.strictObject({
  id: z.uuid(),
  postingId: z.uuid(),
  /** The named profile whose entries were scored; null: the main one, with all entries. It may have been deleted since. */
  profileId: z.uuid().nullable(),
  state: jobState,
  score: z.number().nullable(),
  company: z.string(),
  role: z.string(),
  location: z.string(),
  application: posting.shape.state,
  /** Compared with the score of this job and profile that existed when this one was made. */
  comparison: fitComparison.nullable(),
  createdAt: z.iso.datetime(),
  /** When it was last scored again with the same outcome: number, requirements, evidence and scorer. The repeated score is not kept; its id leads here. */
  scoredAgainAt: z.iso.datetime().nullable(),
});
export type FitScoreSummary = z.infer<typeof fitScoreSummary>;

/** A score as its owner sees it: its job, and the result or the refusal. */
export const keptFitScore = fitScoreSummary.extend({
  result: fitScore.nullable(),
  error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  job: posting,
  text: z.string(),
});
export type KeptFitScore = z.infer<typeof keptFitScore>;

/**
 * Either a text (with the address it came from) or a job that is already kept, and a named profile of the caller to score it against, or everything they have.
 */
export const startFitScoreInput = z
  .strictObject({
    text: postingText.optional(),
    url: webAddress.nullable().optional(),
    postingId: z.uuid().optional(),
    profileId: z.uuid().nullable().optional(),
  })
  .refine(({ text, postingId }) => (text === undefined) !== (postingId === undefined), { path: ['text'], message: 'or postingId is needed, not both' });
export type StartFitScore = z.infer<typeof startFitScoreInput>;
export const startedFitScore = z.strictObject({
  id: z.uuid(),
  jobId: z.uuid(),
  postingId: z.uuid(),
  /** It costs nothing: this job was scored with this profile within the last 30 days. */
  free: z.boolean(),
  /** This job is already being scored with this profile, and this is that score. */
  reused: z.boolean(),
});
export type StartedFitScore = z.infer<typeof startedFitScore>;

export const listFitScoresQuery = walkQuery.extend({ postingId: z.uuid().optional() });
export type ListFitScores = z.output<typeof listFitScoresQuery>;
export const fitScorePage = walkAnswer.extend({ items: z.array(fitScoreSummary) });

export const compareFitScoresQuery = z.strictObject({ against: z.uuid() });
/** An entry that is being edited: it replaces the one with its id or, without an id, is added. */
export const fitWhatIfInput = z.strictObject({ itemId: z.uuid().nullable(), content: itemContent });
/** The score that today's portfolio would have with that entry, 0–100, and how it differs from the kept score. */
export const fitWhatIf = z.strictObject({ score: z.number(), comparison: fitComparison });
export type FitWhatIf = z.infer<typeof fitWhatIf>;
