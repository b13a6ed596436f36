import { z } from 'zod';
import { type ApiRoute, writeErrors as write } from './api-route';
import { listNotificationsQuery, notificationPage, readNotificationsInput, unreadNotifications } from './notification';

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
];
