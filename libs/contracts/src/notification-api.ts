import { z } from 'zod';
import { type ApiRoute, writeErrors as write } from './api-route';
import {
  chooseNotificationsInput,
  listNotificationsQuery,
  notificationChoices,
  notificationPage,
  readNotificationsInput,
  unreadNotifications,
  unsubscribeInput,
} from './notification';

/** What the product has to tell the caller. */
export const notificationRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/notifications',
    summary: 'What the caller is told, the latest first',
    query: listNotificationsQuery,
    status: 200,
    answer: notificationPage,
    errors: ['BODY_INVALID'],
  },
  { method: 'GET', path: '/api/notifications/unread', summary: 'How many of them are unread', status: 200, answer: unreadNotifications, errors: [] },
  {
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Mark these as read, or all of them',
    body: readNotificationsInput,
    status: 200,
    answer: z.strictObject({}),
    errors: write,
  },
  {
    method: 'GET',
    path: '/api/notifications/choices',
    summary: 'Where the caller is told of what: in the bell, by e-mail, or not. What is about their safety is always told',
    status: 200,
    answer: notificationChoices,
    errors: [],
  },
  {
    method: 'PATCH',
    path: '/api/notifications/choices',
    summary: 'Change where the caller is told of one topic',
    body: chooseNotificationsInput,
    status: 200,
    answer: notificationChoices,
    errors: write,
  },
  {
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    summary: 'End the e-mails that the token of one of them names; mail programs post to `/app/unsubscribe` itself (RFC 8058)',
    guests: true,
    body: unsubscribeInput,
    status: 200,
    answer: z.strictObject({}),
    errors: [...write, 'NOT_FOUND'],
  },
];
