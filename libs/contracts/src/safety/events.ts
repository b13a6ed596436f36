import { z } from 'zod';
import { event } from '../event';

const blockBetween = z.strictObject({ blockerId: z.uuid(), blockedId: z.uuid(), version: z.int() });

/** A person blocks another, or no longer does; a block hides the two from each other. The later version of a pair counts. */
export const userBlocked = event('user.blocked', blockBetween, ['portfolio']);
export const userUnblocked = event('user.unblocked', blockBetween, ['portfolio']);
