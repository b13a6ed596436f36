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
/** Marks these as read, or all; another's are left as they are. */
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
/** Changes where the caller is told of one topic; what is left out stays. */
export const chooseNotifications = rpc('user.notification.choose', {
  access: 'person',
  input: chooseNotificationsInput,
  output: notificationChoices,
  idempotent: true,
});
/** Ends the e-mails that the signed token of one of them names, for whoever has it; done before is done again. Throws NOT_FOUND for a token that is none. */
export const unsubscribe = rpc('user.notification.unsubscribe', { access: 'guest', input: unsubscribeInput, output: z.strictObject({}), idempotent: true });
