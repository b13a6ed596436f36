import { z } from 'zod';
import { event } from '../event';

const departure = z.strictObject({ userId: z.uuid(), version: z.int() });
const everyone = ['user', 'portfolio', 'ai', 'sharing'];

/** A person asked to be deleted: from now on they are shown nowhere, and nothing is done for them. */
export const userLeaving = event('user.leaving', departure, ['portfolio', 'ai', 'sharing']);
/** The person came back in time. */
export const userReturned = event('user.returned', departure, ['portfolio', 'ai', 'sharing']);
/**
 * The person's time is up: everything about them is erased everywhere, and nothing is accepted afterwards (DESIGN section 2). Repeated until all confirm.
 * `addressPrint` finds what came from their e-mail address without an account: SHA-256, in hex, of the user id, a colon and the address in small letters.
 */
export const userDeleted = event('user.deleted', z.strictObject({ userId: z.uuid(), addressPrint: z.string().nullable() }), everyone);
/** A service has erased everything about this person. */
export const userErased = event('user.erased', z.strictObject({ userId: z.uuid(), service: z.enum(['user', 'portfolio', 'ai', 'sharing']) }), ['user']);
