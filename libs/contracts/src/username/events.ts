import { z } from 'zod';
import { event } from '../event';

/** A person has another username: who keeps a copy of it asks for the new one. `version` is the account's. */
export const userRenamed = event('user.renamed', z.strictObject({ userId: z.uuid(), version: z.int() }), ['portfolio']);
