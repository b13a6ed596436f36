import { duplicates } from './runs/duplicates.mjs';
import { failpoints } from './runs/failpoints.mjs';
import { killsUnderLoad, sameJobKilled } from './runs/kills.mjs';
import { databaseStopped, redisFaults, redisKilled } from './runs/stores.mjs';
import { zombies } from './runs/zombies.mjs';

/** The programme, in its order. */
export const allRuns = [killsUnderLoad, sameJobKilled, ...failpoints, redisKilled, ...redisFaults, databaseStopped, duplicates, ...zombies];
