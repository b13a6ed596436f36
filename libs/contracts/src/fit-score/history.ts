import { z } from 'zod';
import { itemContent } from '../item/shapes';
import { jobState } from '../job';
import { posting, postingText } from '../posting/shapes';
import { webAddress } from '../text';
import { fitScore } from './shapes';

/** Scores on one page of the history. */
export const fitScorePageSize = 20;

/** What made a score of a job differ from another one of it: a requirement and the points it brings more (or fewer). */
export const fitChange = z.strictObject({
  /** Null: the points that no single requirement accounts for. */
  requirementId: z.string().nullable(),
  label: z.string(),
  points: z.number(),
  /** Items that bear it out now and did not before. */
  itemIds: z.array(z.string()),
});
/** Two scores of one job and one profile, the later against the earlier; the changes add up to the difference. */
export const fitComparison = z.strictObject({
  against: z.uuid(),
  difference: z.number(),
  /** Another version of the scorer counted: not only the portfolio may have changed. */
  otherScorer: z.boolean(),
  changes: z.array(fitChange),
});
export type FitComparison = z.infer<typeof fitComparison>;

/** One score in a list; `score` is null until it is there. */
export const fitScoreSummary = z.strictObject({
  id: z.uuid(),
  postingId: z.uuid(),
  /** The named profile whose entries were scored; null: the main one, all entries. It may be gone by now. */
  profileId: z.uuid().nullable(),
  state: jobState,
  score: z.number().nullable(),
  company: z.string(),
  role: z.string(),
  location: z.string(),
  application: posting.shape.state,
  /** Against the score of this job and profile that was there before, when this one was made. */
  comparison: fitComparison.nullable(),
  createdAt: z.iso.datetime(),
  /** When it was last scored again and came out the same: number, requirements, evidence and scorer. Such a score is none of its own, its id leads here. */
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

/** A text (with the address it came from), or a job that is kept already: one of the two; against a named profile of the caller, or all they have. */
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
  /** This very job is being scored with this profile already, and this is that score. */
  reused: z.boolean(),
});
export type StartedFitScore = z.infer<typeof startedFitScore>;

export const listFitScoresQuery = z.strictObject({ postingId: z.uuid().optional(), cursor: z.uuid().optional() });
export const fitScorePage = z.strictObject({ items: z.array(fitScoreSummary), nextCursor: z.uuid().nullable() });

export const compareFitScoresQuery = z.strictObject({ against: z.uuid() });
/** An entry as it is being written: in the place of the one with its id, or, without one, a new one. */
export const fitWhatIfInput = z.strictObject({ itemId: z.uuid().nullable(), content: itemContent });
/** The score the portfolio of this moment would have with that entry, 0–100, and what makes it differ from the score that was kept. */
export const fitWhatIf = z.strictObject({ score: z.number(), comparison: fitComparison });
export type FitWhatIf = z.infer<typeof fitWhatIf>;
