import { z } from 'zod';
import { event } from '../event';

/** A candidate contests a finding of a job; `ownerId` is the account whose job it is. */
export const contestMade = event('contest.made', z.strictObject({ contestId: z.uuid(), jobId: z.uuid(), ownerId: z.uuid() }), ['user']);
/** A contest was answered; `ownerId` is the candidate, null for one without an account. `accountId` is the account that answered. */
export const contestAnswered = event(
  'contest.answered',
  z.strictObject({ contestId: z.uuid(), agreementId: z.uuid(), ownerId: z.uuid().nullable(), accountId: z.uuid() }),
  ['user'],
);
