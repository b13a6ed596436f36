import { z } from 'zod';
import { type ApiRoute, writeErrors as write } from './api-route';
import { confirmedGuestMessage, confirmGuestMessageInput, writeAsGuestInput } from './guest-message';

/** Messages of people without an account. */
export const guestMessageRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/guest-messages',
    summary: 'Write to a person whose page the caller sees, without an account: it arrives once the link in an e-mail to the given address was used',
    guests: true,
    body: writeAsGuestInput,
    status: 202,
    answer: z.strictObject({}),
    errors: [...write, 'NOT_FOUND'],
  },
  {
    method: 'POST',
    path: '/api/guest-messages/confirm',
    summary: 'Let a guest’s message through, by the token of that e-mail; once, within 24 hours',
    guests: true,
    body: confirmGuestMessageInput,
    status: 200,
    answer: confirmedGuestMessage,
    errors: [...write, 'NOT_FOUND'],
  },
];
