import { z } from 'zod';
import { rpc } from '../rpc';
import { leaving } from './shapes';

/** Begins the deletion of the caller's own account: every session ends, everything erased after `deletionDays`; asked again, the date stays. Throws NOT_FOUND for anybody else's id. */
export const requestDeletion = rpc('user.deletion.request', { access: 'person', input: z.strictObject({ id: z.uuid() }), output: leaving });
/** The account stays. Throws NOT_FOUND for anybody else's id, CONFLICT once the erasing has begun. */
export const undoDeletion = rpc('user.deletion.undo', { access: 'person', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });

const departure = z.strictObject({ userId: z.uuid(), version: z.int() });
/**
 * What the event of somebody's leaving says, asked for at once: the deletion is answered when nobody sees their pages, and nobody gets in by their links, any
 * more. An older version than one that is known changes nothing. For services only: throws NOT_FOUND for everybody else.
 */
export const hideLeaving = rpc('portfolio.leaving.hide', { access: 'system', input: departure, output: z.strictObject({}), idempotent: true });
export const closeLinksOfLeaving = rpc('sharing.leaving.close-links', { access: 'system', input: departure, output: z.strictObject({}), idempotent: true });
