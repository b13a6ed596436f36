import { z } from 'zod';
import { listRevisions, previewRestore, previewUndo, restoreRevision, undoRevision } from './history';
import { photoCrop, profilePhoto } from './photo';
import {
  createItem,
  deleteItem,
  getItem,
  itemPageView,
  listItems,
  orderItems,
  portfolioView,
  startByHand,
  updateItem,
  updateProfile,
  updateProfileInput,
  viewAs,
} from './portfolio';
import { type Route, route } from './route';

const nothing = z.strictObject({});
/** `profile` is the slug of a named profile; unknown and private ones are 404 alike. */
const viewQuery = z.strictObject({ as: viewAs.optional(), token: z.string().optional(), profile: z.string().optional() });

export const viewPortfolioRoute = route('GET /api/portfolios/{key}', {
  access: 'guest',
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
  summary: 'The same as `/api/portfolios/{key}`; a token in the address opens nothing',
  query: viewQuery,
  answer: portfolioView,
  errors: ['NOT_FOUND', 'LINK_REVOKED', 'LINK_EXPIRED', 'LINK_PAUSED'],
});
export const setPhotoRoute = route('POST /api/users/{id}/photo', {
  access: 'owner',
  limit: 'write',
  summary: 'Make the profile photo of a JPEG, PNG or WebP of at most 10 MB and 50 megapixels; the query says which square of it',
  query: photoCrop,
  takesFile: true,
  answer: profilePhoto,
  errors: ['FILE_EMPTY', 'FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', 'FILE_CORRUPT', 'FILE_TOO_COMPLEX', 'NOT_FOUND'],
});
export const removePhotoRoute = route('DELETE /api/users/{id}/photo', {
  access: 'owner',
  limit: 'write',
  summary: 'Take the profile photo away',
  answer: nothing,
  errors: ['NOT_FOUND'],
});
export const exportResumeRoute = route('GET /api/me/export/resume.json', {
  access: 'person',
  limit: 'export',
  summary: 'The whole portfolio as JSON Resume 1.x, with `x-` keys for what it has no name for; importing it gives the same portfolio',
  answer: z.looseObject({ basics: z.looseObject({}) }),
});
export const exportArchiveRoute = route('GET /api/me/export/archive.zip', {
  access: 'person',
  limit: 'export',
  summary: 'Everything there is about the caller: the rows of every service as JSON, the original files, the portfolio as JSON Resume',
  answer: null,
  download: 'application/zip',
  errors: ['UNAVAILABLE'],
});

/** Portfolios and their items, photo, history and what is taken along. */
export const portfolioRoutes: Route[] = [
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
  route('GET /api/items', { question: listItems, limit: 'none', summary: 'Every item of the caller, with its evidence' }),
  route('POST /api/items', { question: createItem, limit: 'write', summary: 'Add an item', status: 201 }),
  route('PUT /api/items/order', { question: orderItems, limit: 'write', summary: 'Put all items of a kind in order', errors: ['NOT_FOUND'] }),
  route('GET /api/items/{id}', { question: getItem, limit: 'none', summary: 'One item of the caller, with its evidence', errors: ['NOT_FOUND'] }),
  route('PATCH /api/items/{id}', { question: updateItem, limit: 'write', summary: 'Change an item', errors: ['NOT_FOUND', 'VERSION_CONFLICT'] }),
  setPhotoRoute,
  removePhotoRoute,
  route('DELETE /api/items/{id}', { question: deleteItem, limit: 'write', summary: 'Delete an item', errors: ['NOT_FOUND'] }),
  route('GET /api/me/history', { question: listRevisions, limit: 'none', summary: 'What was changed in the portfolio, the newest first' }),
  route('GET /api/me/history/{id}/restore', {
    question: previewRestore,
    limit: 'none',
    summary: 'What bringing the portfolio back to what it was before a revision would change',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/me/history/{id}/restore', {
    question: restoreRevision,
    limit: 'write',
    summary: 'Bring the portfolio back to what it was before a revision; nothing gets wider visibility than it has now',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/me/history/{id}/undo', {
    question: previewUndo,
    limit: 'none',
    summary: 'What taking back one change would do, and which later changes touch the same and so stand in its way',
    errors: ['NOT_FOUND', 'QUOTA_EXCEEDED', 'BODY_INVALID'],
  }),
  route('POST /api/me/history/{id}/undo', {
    question: undoRevision,
    limit: 'write',
    summary: 'Take back one change and none of the later ones, where none of them touches the same',
    errors: ['NOT_FOUND', 'CONFLICT', 'QUOTA_EXCEEDED', 'BODY_INVALID'],
  }),
  exportResumeRoute,
  exportArchiveRoute,
];
