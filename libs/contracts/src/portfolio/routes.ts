import { z } from 'zod';
import { route } from '../route';
import { startByHand, updateProfile } from './questions';
import { itemPageView, portfolioView, updateProfileInput, viewAs } from './shapes';

/** `profile` is the slug of a named profile; unknown and private ones both answer 404. `linkId`: only what this one link shows; it counts as no view. */
const viewQuery = z.strictObject({ as: viewAs.optional(), linkId: z.uuid().optional(), token: z.string().optional(), profile: z.string().optional() });
export const viewPortfolioRoute = route('GET /api/portfolios/{key}', {
  v1: '/portfolios/{key}',
  access: 'guest',
  scope: 'portfolios:read',
  limit: 'none',
  summary:
    'What the caller may see of a portfolio, with the links their browser has opened; key is a username or user id, `profile` the slug of a further profile',
  query: viewQuery,
  answer: portfolioView,
  errors: ['NOT_FOUND', 'LINK_REVOKED', 'LINK_EXPIRED', 'LINK_PAUSED'],
});
export const viewItemRoute = route('GET /api/portfolios/{key}/items/{id}', {
  access: 'guest',
  limit: 'none',
  summary: 'One project, publication, patent or talk as the caller may see it on a profile, with its neighbours',
  query: viewQuery,
  answer: itemPageView,
  errors: ['NOT_FOUND'],
});
export const viewUserRoute = route('GET /api/users/user/{key}', {
  access: 'guest',
  limit: 'none',
  summary:
    'The same as `/api/portfolios/{key}`; with `token`, what the link with this token shows, without opening it: no view is counted, and a link that asks for something at its gate is refused. A token of no link of this person means nothing',
  query: viewQuery,
  answer: portfolioView,
  errors: [
    'NOT_FOUND',
    'LINK_REVOKED',
    'LINK_EXPIRED',
    'LINK_EXHAUSTED',
    'LINK_PAUSED',
    'LINK_LOCKED',
    'LINK_PASSWORD_REQUIRED',
    'LINK_EMAIL_REQUIRED',
    'LINK_NOTICE_REQUIRED',
    'LINK_PRESS_REQUIRED',
  ],
});

/** Portfolios and their items, photo, history and exports. */
export const portfolioRoutes = [
  viewPortfolioRoute,
  viewItemRoute,
  viewUserRoute,
  route('PATCH /api/me/profile', {
    question: updateProfile,
    limit: 'write',
    summary: 'Change the basics, the visibility or whether search engines may list the page',
    body: updateProfileInput,
    errors: ['VERSION_CONFLICT'],
  }),
  route('POST /api/me/profile/by-hand', { question: startByHand, limit: 'write', summary: 'Make a first page out of five lines', status: 201 }),
];
