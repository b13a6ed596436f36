import { z } from 'zod';
import { event } from '../event';

/** The day has come on which a person wanted to be reminded of a kept job. */
export const reminderDue = event('posting.reminder-due', z.strictObject({ postingId: z.uuid(), ownerId: z.uuid() }), ['user']);
