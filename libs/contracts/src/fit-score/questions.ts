import { z } from 'zod';
import { rpc } from '../rpc';
import {
  compareFitScoresQuery,
  fitComparison,
  fitScorePage,
  fitWhatIf,
  fitWhatIfInput,
  keptFitScore,
  listFitScoresQuery,
  startedFitScore,
  startFitScoreInput,
} from './history';

/** Starts a score. Throws NOT_A_JOB, NOT_FOUND, QUOTA_EXCEEDED. */
export const startFitScore = rpc('ai.fit-score.start', {
  access: 'owner',
  switchedBy: 'fit-score',
  scope: 'fit-scores:write',
  input: startFitScoreInput,
  output: startedFitScore,
  timeoutMs: 10_000,
});

/** Throws NOT_FOUND, also for another person's. */
export const getFitScore = rpc('ai.fit-score.get', {
  access: 'owner',
  scope: 'fit-scores:read',
  input: z.strictObject({ id: z.uuid() }),
  output: keptFitScore,
  idempotent: true,
});
/** Scores of the caller, or only those of one of their jobs, the latest first. Throws SYNC_TOKEN_EXPIRED. */
export const listFitScores = rpc('ai.fit-score.list', {
  access: 'owner',
  scope: 'fit-scores:read',
  input: listFitScoresQuery,
  output: fitScorePage,
  idempotent: true,
});
/** Compares two finished scores of one job and one profile; throws NOT_FOUND when job or profile differ, or one does not exist. */
export const compareFitScores = rpc('ai.fit-score.compare', {
  access: 'owner',
  scope: 'fit-scores:read',
  input: compareFitScoresQuery.extend({ id: z.uuid() }),
  output: fitComparison,
  idempotent: true,
});
/** What an entry would do to a finished score; nothing is kept or charged. Throws NOT_FOUND. */
export const tryFitScore = rpc('ai.fit-score.what-if', {
  access: 'owner',
  input: fitWhatIfInput.extend({ id: z.uuid() }),
  output: fitWhatIf,
  idempotent: true,
});
/** Deletes one score; its job stays. Throws NOT_FOUND. */
export const deleteFitScore = rpc('ai.fit-score.delete', {
  access: 'owner',
  scope: 'fit-scores:write',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({}),
});
