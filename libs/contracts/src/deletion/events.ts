import { z } from 'zod';
import { event } from '../event';

const departure = z.strictObject({ userId: z.uuid(), version: z.int() });
const everyone = ['user', 'portfolio', 'ai', 'sharing'];

/** Somebody asked to be deleted: from now on they are shown nowhere and nothing works for them. */
export const userLeaving = event('user.leaving', departure, ['portfolio', 'ai', 'sharing']);
/** They came back in time. */
export const userReturned = event('user.returned', departure, ['portfolio', 'ai', 'sharing']);
/** Their time is over: everything about them goes, everywhere, and nothing about them is taken afterwards (DESIGN section 2). Told again until all confirm. */
export const userDeleted = event('user.deleted', z.strictObject({ userId: z.uuid() }), everyone);
/** A service holds nothing about this person any more. */
export const userErased = event('user.erased', z.strictObject({ userId: z.uuid(), service: z.enum(['user', 'portfolio', 'ai', 'sharing']) }), ['user']);
