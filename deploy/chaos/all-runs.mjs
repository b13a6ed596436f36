import { duplicates } from './runs/duplicates.mjs';
import { failpoints } from './runs/failpoints.mjs';
import { backlog, fairness } from './runs/fairness.mjs';
import { hostsCutOff } from './runs/hosts-cut-off.mjs';
import { killsUnderLoad, sameJobKilled } from './runs/kills.mjs';
import { modelFaults } from './runs/model-faults.mjs';
import { partitions } from './runs/partitions.mjs';
import { redisAway } from './runs/redis-away.mjs';
import { slowReaders } from './runs/slow-readers.mjs';
import { startOrders } from './runs/start-orders.mjs';
import { databaseStopped, redisFaults, redisKilled } from './runs/stores.mjs';
import { zombies } from './runs/zombies.mjs';

const onTheProduct = [
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
  slowReaders,
  modelFaults,
  backlog,
  fairness,
];

/** The programme, in its order. The last ones end the product and start its processes in their own way. */
export const allRuns = [...onTheProduct, hostsCutOff, startOrders];
