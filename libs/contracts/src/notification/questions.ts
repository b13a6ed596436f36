import { z } from 'zod';
import { rpc } from '../rpc';
import {
  chooseNotificationsInput,
  listNotificationsQuery,
  notificationChoices,
  notificationPage,
  readNotificationsInput,
  unreadNotifications,
  unsubscribeInput,
} from './shapes';

/** The caller's own, the latest first. */
export const listNotifications = rpc('user.notification.list', { access: 'person', input: listNotificationsQuery, output: notificationPage, idempotent: true });
export const countNotifications = rpc('user.notification.unread', {
  access: 'person',
  input: z.strictObject({}),
  output: unreadNotifications,
  idempotent: true,
});
/** Marks these, or all, as read; other people's are left alone. */
export const readNotifications = rpc('user.notification.read', {
  access: 'person',
  input: readNotificationsInput,
  output: z.strictObject({}),
  idempotent: true,
});
export const getNotificationChoices = rpc('user.notification.choices', {
  access: 'person',
  input: z.strictObject({}),
  output: notificationChoices,
  idempotent: true,
});
/** Changes where the caller is told about one topic; omitted settings stay as they are. */
export const chooseNotifications = rpc('user.notification.choose', {
  access: 'person',
  input: chooseNotificationsInput,
  output: notificationChoices,
  idempotent: true,
});
/** Ends the e-mails that the signed token in one of them names, for anybody who has it; repeating it changes nothing. Throws NOT_FOUND for an invalid token. */
export const unsubscribe = rpc('user.notification.unsubscribe', { access: 'guest', input: unsubscribeInput, output: z.strictObject({}), idempotent: true });
/** Takes back by the same token that nobody may ask them about jobs; of no other kind of e-mail. Throws NOT_FOUND for a token that is not ours. */
export const allowAskings = rpc('user.notification.allow-askings', {
  access: 'guest',
  input: unsubscribeInput,
  output: z.strictObject({}),
  idempotent: true,
});
