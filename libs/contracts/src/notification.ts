import { z } from 'zod';
import { chosenTopics, notificationKinds } from './notification-topics';
import { rpc } from './rpc';

/** Rows of one page of the list. */
export const notificationPageSize = 20;

/** `about` is the id of the thing: an import, a conversation, a report, a job that is kept; null where it is the account. */
export const notificationKind = z.enum(notificationKinds);

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
export const listNotifications = rpc('user.notification.list', { access: 'person', input: listNotificationsQuery, output: notificationPage, idempotent: true });
export const unreadNotifications = z.strictObject({ count: z.int() });
export const countNotifications = rpc('user.notification.unread', {
  access: 'person',
  input: z.strictObject({}),
  output: unreadNotifications,
  idempotent: true,
});
export const readNotificationsInput = z.strictObject({ ids: z.array(z.uuid()).max(100).optional() });
/** Marks these as read, or all; another's are left as they are. */
export const readNotifications = rpc('user.notification.read', {
  access: 'person',
  input: readNotificationsInput,
  output: z.strictObject({}),
  idempotent: true,
});

const choice = z.strictObject({ bell: z.boolean(), email: z.boolean() });
/** Where the caller is told of each topic that can be switched off. */
export const notificationChoices = z.strictObject({ message: choice, import: choice, reminder: choice, report: choice, plan: choice });
export type NotificationChoices = z.infer<typeof notificationChoices>;
export const getNotificationChoices = rpc('user.notification.choices', {
  access: 'person',
  input: z.strictObject({}),
  output: notificationChoices,
  idempotent: true,
});
export const chooseNotificationsInput = z.strictObject({ topic: z.enum(chosenTopics), bell: z.boolean().optional(), email: z.boolean().optional() });
/** Changes where the caller is told of one topic; what is left out stays. */
export const chooseNotifications = rpc('user.notification.choose', {
  access: 'person',
  input: chooseNotificationsInput,
  output: notificationChoices,
  idempotent: true,
});

export const unsubscribeInput = z.strictObject({ token: z.string().max(300) });
/** Ends the e-mails that the signed token of one of them names, for whoever has it; done before is done again. Throws NOT_FOUND for a token that is none. */
export const unsubscribe = rpc('user.notification.unsubscribe', { access: 'guest', input: unsubscribeInput, output: z.strictObject({}), idempotent: true });
