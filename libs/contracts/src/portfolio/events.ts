import { z } from 'zod';
import { event } from '../event';

/** The name on a person's page has changed: services with a copy of it ask for the new one. */
export const profileRenamed = event('profile.renamed', z.strictObject({ userId: z.uuid() }), ['user']);
