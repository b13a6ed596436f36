import { z } from 'zod';
import { event } from '../event';

/** The name on a person's page is another one: who keeps a copy of it asks for the new one. */
export const profileRenamed = event('profile.renamed', z.strictObject({ userId: z.uuid() }), ['user']);
