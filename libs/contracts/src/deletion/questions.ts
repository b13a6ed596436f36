import { z } from 'zod';
import { rpc } from '../rpc';
import { leaving } from './shapes';

/**
 * Begins the deletion of the caller's own account: every session ends, and everything is erased after `deletionDays`. Asking again does not change the date.
 * Throws NOT_FOUND for any other id.
 */
export const requestDeletion = rpc('user.deletion.request', { access: 'person', input: z.strictObject({ id: z.uuid() }), output: leaving });
/** Keeps the account. Throws NOT_FOUND for any other id, CONFLICT once erasing has begun. */
export const undoDeletion = rpc('user.deletion.undo', { access: 'person', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });

const departure = z.strictObject({ userId: z.uuid(), version: z.int() });
/**
 * Says at once what the leaving event will say, so that when the deletion is answered, nobody can see the person's pages or use their links any more. A version
 * older than the known one changes nothing. For services only: throws NOT_FOUND for other callers.
 */
export const hideLeaving = rpc('portfolio.leaving.hide', { access: 'system', input: departure, output: z.strictObject({}), idempotent: true });
export const closeLinksOfLeaving = rpc('sharing.leaving.close-links', { access: 'system', input: departure, output: z.strictObject({}), idempotent: true });
