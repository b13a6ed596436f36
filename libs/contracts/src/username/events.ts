import { z } from 'zod';
import { event } from '../event';

/** A person's username has changed: services with a copy of it ask for the new one. `version` is the account's. */
export const userRenamed = event('user.renamed', z.strictObject({ userId: z.uuid(), version: z.int() }), ['portfolio']);
