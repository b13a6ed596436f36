import { z } from 'zod';
import { rpc } from './rpc';

/** Rows of one page of the list. */
export const notificationPageSize = 20;

/** What the product has to tell a person. `about` is the id of the thing: an import, a conversation, a report; null where it is the account. */
export const notificationKind = z.enum([
  'import-ready',
  'import-failed',
  'message',
  'report-upheld',
  'report-dismissed',
  'suspended',
  'reinstated',
  'plan-changed',
  'admin-made',
  'admin-unmade',
]);
export type NotificationKind = z.infer<typeof notificationKind>;

/** `name` is who wrote, for a message; `plan` the new plan. */
export const notification = z.strictObject({
  id: z.uuid(),
  kind: notificationKind,
  about: z.uuid().nullable(),
  name: z.string().nullable(),
  plan: z.string().nullable(),
  at: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const listNotificationsQuery = z.strictObject({ cursor: z.uuid().optional() });
export const notificationPage = z.strictObject({ items: z.array(notification), nextCursor: z.uuid().nullable() });
/** The caller's own, the latest first. */
export const listNotifications = rpc('user.notification.list', { input: listNotificationsQuery, output: notificationPage, idempotent: true });
export const unreadNotifications = z.strictObject({ count: z.int() });
export const countNotifications = rpc('user.notification.unread', { input: z.strictObject({}), output: unreadNotifications, idempotent: true });
export const readNotificationsInput = z.strictObject({ ids: z.array(z.uuid()).max(100).optional() });
/** Marks these as read, or all; another's are left as they are. */
export const readNotifications = rpc('user.notification.read', { input: readNotificationsInput, output: z.strictObject({}), idempotent: true });
