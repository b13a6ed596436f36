import { z } from 'zod';
import { event } from '../event';

const blockBetween = z.strictObject({ blockerId: z.uuid(), blockedId: z.uuid(), version: z.int() });

/** Two people are hidden from each other, or no longer by this one's wish. The later version of a pair counts. */
export const userBlocked = event('user.blocked', blockBetween, ['portfolio']);
export const userUnblocked = event('user.unblocked', blockBetween, ['portfolio']);
