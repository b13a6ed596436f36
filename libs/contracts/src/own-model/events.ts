import { z } from 'zod';
import { event } from '../event';

/** An account has a model of its own that may see its data: from now on it costs no units. */
export const ownModelSaved = event('own-model.saved', z.strictObject({ accountId: z.uuid() }), ['ai']);
/** A job's owner's own model did not help with it; it goes on without. Told again for each step. */
export const ownModelFailed = event('own-model.failed', z.strictObject({ jobId: z.uuid(), ownerId: z.uuid() }), ['user']);
