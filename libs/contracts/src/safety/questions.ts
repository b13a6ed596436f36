import { z } from 'zod';
import { rpc } from '../rpc';
import { blockedPeople, blockInput, decideReportInput, listReportsQuery, reportInput, reportPage } from './shapes';

/**
 * Hides two people from each other; blocking twice changes nothing. Throws NOT_FOUND for a person whom the caller cannot see and has no conversation with,
 * BODY_INVALID for oneself.
 */
export const blockPerson = rpc('user.safety.block', { access: 'person', input: blockInput, output: z.strictObject({}), idempotent: true });
export const unblockPerson = rpc('user.safety.unblock', { access: 'person', input: blockInput, output: z.strictObject({}), idempotent: true });
/** The people whom the caller has blocked, latest first. */
export const listBlocked = rpc('user.safety.list-blocked', { access: 'person', input: z.strictObject({}), output: blockedPeople, idempotent: true });
/** Reports a person to the admins, with a copy of what was seen. Throws NOT_FOUND for a person whom the caller cannot see, TOO_MANY_REQUESTS. */
export const reportPerson = rpc('user.safety.report', { access: 'person', input: reportInput, output: z.strictObject({ id: z.uuid() }), timeoutMs: 10_000 });
/** Open ones oldest first, decided ones latest first; throws FORBIDDEN. */
export const listReports = rpc('user.admin.list-reports', { access: 'admin', input: listReportsQuery, output: reportPage, idempotent: true });
/** Throws FORBIDDEN, NOT_FOUND, CONFLICT when it is already decided. */
export const decideReport = rpc('user.admin.decide-report', { access: 'admin', input: decideReportInput.extend({ id: z.uuid() }), output: z.strictObject({}) });
