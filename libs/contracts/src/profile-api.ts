import { z } from 'zod';
import { type ApiRoute, writeErrors } from './api-route';
import { createNamedProfileInput, namedProfile, updateNamedProfileInput } from './named-profile';
import { namedProfileSummary } from './portfolio';

/** Further profiles of a person, beside the default one at `/{uname}`. */
export const profileRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/me/profiles',
    summary: 'The profiles of the caller beside the default one',
    status: 200,
    answer: z.strictObject({ items: z.array(namedProfileSummary) }),
    errors: [],
  },
  {
    method: 'POST',
    path: '/api/me/profiles',
    summary: 'Make a profile at `/{uname}?profile={slug}`: private, and with everything the default one shows; the plan says how many there may be',
    body: createNamedProfileInput,
    status: 201,
    answer: namedProfile,
    errors: [...writeErrors, 'QUOTA_EXCEEDED', 'IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH'],
  },
  { method: 'GET', path: '/api/me/profiles/{id}', summary: 'One profile, with the items it shows', status: 200, answer: namedProfile, errors: ['NOT_FOUND'] },
  {
    method: 'PATCH',
    path: '/api/me/profiles/{id}',
    summary: 'Change the words, the address, the look, the items and their order, or who sees a profile',
    body: updateNamedProfileInput,
    status: 200,
    answer: namedProfile,
    errors: [...writeErrors, 'NOT_FOUND', 'VERSION_CONFLICT'],
  },
  {
    method: 'DELETE',
    path: '/api/me/profiles/{id}',
    summary: 'Delete a profile; its items stay',
    status: 200,
    answer: z.strictObject({}),
    errors: ['NOT_FOUND'],
  },
];
