import { z } from 'zod';
import { route } from '../route';
import { accountSettings, mySettings, updateUserInput } from './shapes';

export const updateUserRoute = route('PATCH /api/users/{id}', {
  access: 'person',
  limit: 'write',
  summary: 'Change what a person may change of their own user',
  body: updateUserInput,
  answer: accountSettings.extend({ name: z.string() }),
  errors: ['NOT_FOUND'],
});
export const mySettingsRoute = route('GET /api/me/settings', { access: 'person', limit: 'none', summary: 'What the caller has decided', answer: mySettings });

/** Signing in, the account with its settings, sessions and sign-ins, people search and usage. */
export const accountRoutes = [updateUserRoute, mySettingsRoute];
