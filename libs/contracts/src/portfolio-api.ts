import { z } from 'zod';
import { type ApiRoute, writeErrors as write } from './api-route';
import { revisionPage } from './history';
import { item } from './item';
import { photoCrop, profilePhoto } from './photo';
import { createItemInput, itemPageView, orderItemsInput, portfolioView, startByHandInput, updateItemInput, updateProfileInput, viewAs } from './portfolio';

const nothing = z.strictObject({});
/** `profile` is the slug of a named profile; unknown and private ones are 404 alike. */
const viewQuery = z.strictObject({ as: viewAs.optional(), token: z.string().optional(), profile: z.string().optional() });

/** Portfolios and their items, photo, history and what is taken along. */
export const portfolioRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/portfolios/{key}',
    summary:
      'What the caller may see of a portfolio, with the links their browser has opened; key is a username or user id, `profile` the slug of a further profile',
    guests: true,
    query: viewQuery,
    status: 200,
    answer: portfolioView,
    errors: ['NOT_FOUND', 'LINK_REVOKED', 'LINK_EXPIRED', 'LINK_PAUSED'],
  },
  {
    method: 'GET',
    path: '/api/portfolios/{key}/items/{id}',
    summary: 'One project, publication, patent or talk as the caller may see it on a profile, with its neighbours',
    guests: true,
    query: viewQuery,
    status: 200,
    answer: itemPageView,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/users/user/{key}',
    summary: 'The same as `/api/portfolios/{key}`; a token in the address opens nothing',
    guests: true,
    query: viewQuery,
    status: 200,
    answer: portfolioView,
    errors: ['NOT_FOUND', 'LINK_REVOKED', 'LINK_EXPIRED', 'LINK_PAUSED'],
  },
  {
    method: 'PATCH',
    path: '/api/me/profile',
    summary: 'Change the basics, the visibility or whether search engines may list the page',
    body: updateProfileInput,
    status: 200,
    answer: z.strictObject({ version: z.int() }),
    errors: [...write, 'VERSION_CONFLICT'],
  },
  {
    method: 'POST',
    path: '/api/me/profile/by-hand',
    summary: 'Make a first page out of five lines',
    body: startByHandInput,
    status: 201,
    answer: z.strictObject({ items: z.int() }),
    errors: write,
  },
  {
    method: 'GET',
    path: '/api/items',
    summary: 'Every item of the caller, with its evidence',
    status: 200,
    answer: z.strictObject({ items: z.array(item) }),
    errors: [],
  },
  {
    method: 'POST',
    path: '/api/items',
    summary: 'Add an item',
    body: createItemInput,
    status: 201,
    answer: item,
    errors: [...write, 'IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH'],
  },
  {
    method: 'PUT',
    path: '/api/items/order',
    summary: 'Put all items of a kind in order',
    body: orderItemsInput,
    status: 200,
    answer: nothing,
    errors: [...write, 'NOT_FOUND'],
  },
  { method: 'GET', path: '/api/items/{id}', summary: 'One item of the caller, with its evidence', status: 200, answer: item, errors: ['NOT_FOUND'] },
  {
    method: 'PATCH',
    path: '/api/items/{id}',
    summary: 'Change an item',
    body: updateItemInput,
    status: 200,
    answer: item,
    errors: [...write, 'NOT_FOUND', 'VERSION_CONFLICT'],
  },
  {
    method: 'POST',
    path: '/api/users/{id}/photo',
    summary: 'Make the profile photo of a JPEG, PNG or WebP of at most 10 MB and 50 megapixels; the query says which square of it',
    query: photoCrop,
    takesFile: true,
    status: 200,
    answer: profilePhoto,
    errors: [
      'FILE_EMPTY',
      'FILE_TOO_LARGE',
      'FILE_TYPE_UNSUPPORTED',
      'FILE_CORRUPT',
      'FILE_TOO_COMPLEX',
      'UNSUPPORTED_MEDIA_TYPE',
      'NOT_FOUND',
      'TOO_MANY_REQUESTS',
    ],
  },
  { method: 'DELETE', path: '/api/users/{id}/photo', summary: 'Take the profile photo away', status: 200, answer: nothing, errors: ['NOT_FOUND'] },
  { method: 'DELETE', path: '/api/items/{id}', summary: 'Delete an item', status: 200, answer: nothing, errors: ['NOT_FOUND'] },
  {
    method: 'GET',
    path: '/api/me/history',
    summary: 'What was changed in the portfolio, the newest first',
    query: z.strictObject({ cursor: z.uuid().optional() }),
    status: 200,
    answer: revisionPage,
    errors: [],
  },
  {
    method: 'POST',
    path: '/api/me/history/{id}/restore',
    summary: 'Bring the portfolio back to what it was before a revision; nothing gets wider visibility than it has now',
    status: 200,
    answer: z.strictObject({ changed: z.int() }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  {
    method: 'GET',
    path: '/api/me/export/resume.json',
    summary: 'The whole portfolio as JSON Resume 1.x, with `x-` keys for what it has no name for; importing it gives the same portfolio',
    status: 200,
    answer: z.looseObject({ basics: z.looseObject({}) }),
    errors: ['TOO_MANY_REQUESTS'],
  },
  {
    method: 'GET',
    path: '/api/me/export/archive.zip',
    summary: 'Everything there is about the caller: the rows of every service as JSON, the original files, the portfolio as JSON Resume',
    status: 200,
    answer: null,
    download: 'application/zip',
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
];
