import { route } from '../route';
import { allowAskings, chooseNotifications, countNotifications, getNotificationChoices, listNotifications, readNotifications, unsubscribe } from './questions';

/** What the product has to tell the caller. */
export const notificationRoutes = [
  route('GET /api/notifications', { question: listNotifications, limit: 'none', summary: 'What the caller is told, the latest first' }),
  route('GET /api/notifications/unread', { question: countNotifications, limit: 'none', summary: 'How many of them are unread' }),
  route('POST /api/notifications/read', { question: readNotifications, limit: 'write', summary: 'Mark these as read, or all of them' }),
  route('GET /api/notifications/choices', {
    question: getNotificationChoices,
    limit: 'none',
    summary: 'Where the caller is told of what: in the bell, by e-mail, or not. What is about their safety is always told',
  }),
  route('PATCH /api/notifications/choices', { question: chooseNotifications, limit: 'write', summary: 'Change where the caller is told of one topic' }),
  route('POST /api/notifications/unsubscribe', {
    question: unsubscribe,
    limit: 'write',
    summary: 'End the e-mails that the token of one of them names; mail programs post to `/app/unsubscribe` itself (RFC 8058)',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/notifications/allow-askings', {
    question: allowAskings,
    limit: 'write',
    summary: 'Take back by the same token that nobody may ask about jobs',
    errors: ['NOT_FOUND'],
  }),
];
