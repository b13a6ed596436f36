import { killsUnderLoad, sameJobKilled } from './runs/kills.mjs';

/** The programme, in its order. */
export const allRuns = [killsUnderLoad, sameJobKilled];
