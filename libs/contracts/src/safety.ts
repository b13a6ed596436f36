import { z } from 'zod';
import { auditReason } from './admin';
import { rpc } from './rpc';
import { blockText } from './text';

/** Reports one person may make a day (UTC). */
export const reportsPerDay = 5;

/** Whom: a person, or a guest who wrote to the caller. */
export const blockInput = z.strictObject({ userId: z.uuid() });
/** Hides two people from each other; blocking twice changes nothing. Throws NOT_FOUND for who is not visible to the caller and does not talk with them, BODY_INVALID for oneself. */
export const blockPerson = rpc('user.safety.block', { access: 'person', input: blockInput, output: z.strictObject({}), idempotent: true });
export const unblockPerson = rpc('user.safety.unblock', { access: 'person', input: blockInput, output: z.strictObject({}), idempotent: true });
/** With the names of the moment of the block. A guest has an e-mail address in place of a username. */
export const blockedPerson = z.strictObject({
  id: z.uuid(),
  uname: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string(),
  since: z.iso.datetime(),
});
export type BlockedPerson = z.infer<typeof blockedPerson>;
export const blockedPeople = z.strictObject({ items: z.array(blockedPerson) });
/** Whom the caller has blocked, latest first. */
export const listBlocked = rpc('user.safety.list-blocked', { access: 'person', input: z.strictObject({}), output: blockedPeople, idempotent: true });

export const reportReason = z.enum(['spam', 'harassment', 'impersonation', 'false-claims', 'offensive', 'private-data', 'other']);
export type ReportReason = z.infer<typeof reportReason>;
/** About a page, one item of it, or what the person wrote to the caller. `profile` is the slug of the named profile it was seen on. */
export const reportInput = z.strictObject({
  userId: z.uuid(),
  reason: reportReason,
  text: blockText(2000),
  itemId: z.uuid().optional(),
  profile: z.string().max(100).optional(),
  messages: z.boolean().optional(),
});
/** Tells the admins about a person, with a copy of what was seen. Throws NOT_FOUND for who is not visible to the caller, TOO_MANY_REQUESTS. */
export const reportPerson = rpc('user.safety.report', { access: 'person', input: reportInput, output: z.strictObject({ id: z.uuid() }), timeoutMs: 10_000 });

const known = z.strictObject({ id: z.uuid(), uname: z.string().nullable() });
export const verdict = z.enum(['upheld', 'dismissed']);
/** A report as the admins' queue shows it; `guest` is somebody without an account who wrote to the reporter. `evidence` is what stood there when it was made. */
export const report = z.strictObject({
  id: z.uuid(),
  reporter: known,
  reported: known.extend({ guest: z.strictObject({ name: z.string(), email: z.string() }).nullable() }),
  reason: reportReason,
  text: z.string(),
  evidence: z.array(z.strictObject({ what: z.string(), words: z.string() })),
  createdAt: z.iso.datetime(),
  decided: z.strictObject({ verdict, by: known, note: z.string(), at: z.iso.datetime() }).nullable(),
});
export type Report = z.infer<typeof report>;
export const reportPage = z.strictObject({ items: z.array(report), nextCursor: z.uuid().nullable() });
export const listReportsQuery = z.strictObject({ state: z.enum(['open', 'decided']).default('open'), cursor: z.uuid().optional() });
/** Open ones oldest first, decided ones latest first; throws FORBIDDEN. */
export const listReports = rpc('user.admin.list-reports', { access: 'admin', input: listReportsQuery, output: reportPage, idempotent: true });
export const decideReportInput = z.strictObject({ verdict, reason: auditReason });
/** Throws FORBIDDEN, NOT_FOUND, CONFLICT when it is decided already. */
export const decideReport = rpc('user.admin.decide-report', { access: 'admin', input: decideReportInput.extend({ id: z.uuid() }), output: z.strictObject({}) });
