import { z } from 'zod';
import { event } from '../event';

/** Somebody wrote to a person, who is `ownerId`. */
export const messageSent = event('message.sent', z.strictObject({ threadId: z.uuid(), ownerId: z.uuid() }), ['sharing']);
