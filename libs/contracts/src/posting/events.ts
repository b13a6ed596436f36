import { z } from 'zod';
import { event } from '../event';

/** The day came that a person wanted to be reminded of a job they keep. */
export const reminderDue = event('posting.reminder-due', z.strictObject({ postingId: z.uuid(), ownerId: z.uuid() }), ['user']);
