import { z } from 'zod';
import { rpc } from './rpc';

export const leaving = z.strictObject({ leavesAt: z.iso.datetime() });

/** Begins the deletion of the caller's own account: every session ends, everything erased after `deletionDays`; asked again, the date stays. Throws NOT_FOUND for anybody else's id. */
export const requestDeletion = rpc('user.deletion.request', { input: z.strictObject({ id: z.uuid() }), output: leaving });
/** The account stays. Throws NOT_FOUND for anybody else's id, CONFLICT once the erasing has begun. */
export const undoDeletion = rpc('user.deletion.undo', { input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });
