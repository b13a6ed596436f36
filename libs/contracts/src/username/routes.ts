import { route } from '../route';
import { userInfo } from '../session/shapes';
import { checkUsername } from './questions';

export const renameUserRoute = route('PATCH /api/users/uname/{old}/{new}', {
  access: 'person',
  limit: 'rename',
  summary: 'Change the username; the old one leads to the new one for 90 days',
  answer: userInfo,
  errors: ['NOT_FOUND', 'USERNAME_UNAVAILABLE'],
});

/** Usernames. */
export const usernameRoutes = [
  route('GET /api/users/uname/{uname}', {
    question: checkUsername,
    limit: 'username',
    summary: 'Whether the caller could have this username; thirty questions a minute',
  }),
  renameUserRoute,
];
