import { z } from 'zod';
import { event } from '../event';

/** An endpoint has failed for one of `failingDays`; on the last of them it was switched off. `ownerId` made it. */
export const webhookFailing = event('webhook.failing', z.strictObject({ webhookId: z.uuid(), ownerId: z.uuid(), isOff: z.boolean() }), ['user']);
