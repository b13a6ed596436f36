import { job } from '../job';

/** Scores one job against its owner's portfolio; the row's id is also the job's id. */
export const fitScoreJob = job('fit-score', { service: 'ai', meter: 'fit-score', timeoutMs: 120_000, atOnce: 4 });
