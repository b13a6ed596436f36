import { duplicates } from './runs/duplicates.mjs';
import { failpoints } from './runs/failpoints.mjs';
import { fairness } from './runs/fairness.mjs';
import { killsUnderLoad, sameJobKilled } from './runs/kills.mjs';
import { modelFailures } from './runs/model-failures.mjs';
import { partitions } from './runs/partitions.mjs';
import { pointInTime } from './runs/point-in-time.mjs';
import { redisAway } from './runs/redis-away.mjs';
import { slowFollowers } from './runs/slow-followers.mjs';
import { startOrders } from './runs/start-orders.mjs';
import { databaseStopped, redisFaults, redisKilled } from './runs/stores.mjs';
import { zombies } from './runs/zombies.mjs';

/** The programme, in its order. */
export const allRuns = [
  killsUnderLoad,
  sameJobKilled,
  ...failpoints,
  redisKilled,
  ...redisFaults,
  redisAway,
  databaseStopped,
  ...partitions,
  duplicates,
  ...zombies,
  slowFollowers,
  modelFailures,
  fairness,
  pointInTime,
  startOrders,
];
