import { z } from 'zod';
import { auditReason } from '../admin/shapes';
import { blockText } from '../text';

/** How many reports one person may make per day (UTC). */
export const reportsPerDay = 5;

/** Whom to block: a person, or a guest who wrote to the caller. */
export const blockInput = z.strictObject({ userId: z.uuid() });
/** With the names they had when they were blocked. A guest has an e-mail address instead of a username. */
const blockedPerson = z.strictObject({
  id: z.uuid(),
  uname: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string(),
  since: z.iso.datetime(),
});
export type BlockedPerson = z.infer<typeof blockedPerson>;
export const blockedPeople = z.strictObject({ items: z.array(blockedPerson) });

const reportReason = z.enum(['spam', 'harassment', 'impersonation', 'false-claims', 'offensive', 'private-data', 'other']);
export type ReportReason = z.infer<typeof reportReason>;
/** A report about a page, one item of it, or what the person wrote to the caller. `profile` is the slug of the named profile on which it was seen. */
export const reportInput = z.strictObject({
  userId: z.uuid(),
  reason: reportReason,
  text: blockText(2000),
  itemId: z.uuid().optional(),
  profile: z.string().max(100).optional(),
  messages: z.boolean().optional(),
});

const known = z.strictObject({ id: z.uuid(), uname: z.string().nullable() });
const verdict = z.enum(['upheld', 'dismissed']);
/** A report as the admins' queue shows it; `guest` is a person without an account who wrote to the reporter. `evidence` is what was there when it was made. */
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
export const decideReportInput = z.strictObject({ verdict, reason: auditReason });
