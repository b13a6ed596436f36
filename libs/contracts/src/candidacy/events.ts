import { z } from 'zod';
import { event } from '../event';

/** Somebody without an account asked for a code at the page of a job that this person made; it is sent to the address that they gave. */
export const applicationCodeAsked = event('candidacy.code-asked', z.strictObject({ codeId: z.uuid(), ownerId: z.uuid() }), ['user']);
