import { z } from 'zod';
import { meter } from '../plan/shapes';
import { chosenTopics, notificationKinds } from './topics';

/** The number of rows on one page of the list. */
export const notificationPageSize = 20;

/** `about` is the id of the subject: an import, a conversation, a report, a kept job, feedback, a job that is screened for, an agreement; null for the account itself. */
export const notificationKind = z.enum(notificationKinds);

/** `name` is who wrote, for a message; `plan` the new plan; `meter` the one that is nearly or wholly used up. */
const notification = z.strictObject({
  id: z.uuid(),
  kind: notificationKind,
  about: z.uuid().nullable(),
  name: z.string().nullable(),
  plan: z.string().nullable(),
  meter: meter.nullable(),
  at: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const listNotificationsQuery = z.strictObject({ cursor: z.uuid().optional() });
export const notificationPage = z.strictObject({ items: z.array(notification), nextCursor: z.uuid().nullable() });
export const unreadNotifications = z.strictObject({ count: z.int() });
export const readNotificationsInput = z.strictObject({ ids: z.array(z.uuid()).max(100).optional() });

const choice = z.strictObject({ bell: z.boolean(), email: z.boolean() });
/** Where the caller is told about each topic that can be switched off. */
export const notificationChoices = z.strictObject({
  message: choice,
  question: choice,
  rating: choice,
  digest: choice,
  import: choice,
  reminder: choice,
  report: choice,
  plan: choice,
  visit: choice,
  feedback: choice,
  screening: choice,
});
export type NotificationChoices = z.infer<typeof notificationChoices>;
export const chooseNotificationsInput = z.strictObject({ topic: z.enum(chosenTopics), bell: z.boolean().optional(), email: z.boolean().optional() });

export const unsubscribeInput = z.strictObject({ token: z.string().max(300) });
