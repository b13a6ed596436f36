import { z } from 'zod';
import { route } from '../route';
import { confirmGuestMessage } from './questions';
import { writeAsGuestInput } from './shapes';

export const writeAsGuestRoute = route('POST /api/guest-messages', {
  access: 'guest',
  limit: 'guest-message',
  summary: 'Write to a person whose page the caller sees, without an account: it arrives once the link in an e-mail to the given address was used',
  body: writeAsGuestInput,
  status: 202,
  answer: z.strictObject({}),
  errors: ['NOT_FOUND'],
});

/** Messages from people without an account. */
export const guestMessageRoutes = [
  writeAsGuestRoute,
  route('POST /api/guest-messages/confirm', {
    question: confirmGuestMessage,
    limit: 'guest-message',
    summary: 'Let a guest’s message through, by the token of that e-mail; once, within 24 hours',
    errors: ['NOT_FOUND'],
  }),
];
