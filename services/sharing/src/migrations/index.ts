import type { Migration } from '@folia/platform/database';
import { Links1790000000000 } from './1790000000000-links';
import { Departures1790000500000 } from './1790000500000-departures';
import { ReceivedLinks1790001000000 } from './1790001000000-received-links';
import { Webhooks1790001982000 } from './1790001982000-webhooks';
import { Changes1790001995003 } from './1790001995003-changes';
import { Connectors1790001997000 } from './1790001997000-connectors';
import { LinkRules1790002000000 } from './1790002000000-link-rules';
import { LinkCodes1790003000000 } from './1790003000000-link-codes';
import { Visits1790004000000 } from './1790004000000-visits';
import { MonthlyCounts1790006000000 } from './1790006000000-monthly-counts';
import { FirstEvents1790006100000 } from './1790006100000-first-events';
import { Handovers1790007000000 } from './1790007000000-handovers';

/** In the order they run; the only way this schema is made. */
export const migrations: Migration[] = [
  Links1790000000000,
  Departures1790000500000,
  ReceivedLinks1790001000000,
  LinkRules1790002000000,
  LinkCodes1790003000000,
  Visits1790004000000,
  MonthlyCounts1790006000000,
  Webhooks1790001982000,
  Changes1790001995003,
  Connectors1790001997000,
  FirstEvents1790006100000,
  Handovers1790007000000,
];
