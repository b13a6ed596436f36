import { z } from 'zod';
import { event } from '../event';

const standing = z.strictObject({ userId: z.uuid(), version: z.int() });

/** An account was suspended: its page is gone until it is reinstated. The later version counts. */
export const userSuspended = event('user.suspended', standing, ['portfolio']);
export const userReinstated = event('user.reinstated', standing, ['portfolio']);
