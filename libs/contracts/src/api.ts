import { z } from 'zod';
import type { ErrorCode } from './errors';
import { revisionPage } from './history';
import { item } from './item';
import { jobView } from './job';
import { createLinkInput, link, linkPage, linkWithToken, listLinksQuery, openedLink, openLinkInput, updateLinkInput } from './link';
import { photoCrop, profilePhoto } from './photo';
import { createItemInput, itemPageView, orderItemsInput, portfolioView, startByHandInput, updateItemInput, updateProfileInput, viewAs } from './portfolio';
import { importReview, importWithReview, resumeImportSummary, updateImportReviewInput, uploadBody, uploadQuery } from './resume-import';
import { currentUser, signinOptions, userInfo, userType } from './session';
import { usageView } from './usage';

/** One HTTP route as others may rely on it; the OpenAPI document is made from these. Paths in OpenAPI's form. */
export type ApiRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  /** Guests may call it; otherwise 401 without a sign-in. */
  guests?: boolean;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body may also be a file in a form. */
  takesFile?: boolean;
  status: 200 | 201 | 202;
  /** Null: a stream of server-sent events. */
  answer: z.ZodType | null;
  errors: ErrorCode[];
};

const nothing = z.strictObject({});
const write: ErrorCode[] = ['BODY_INVALID', 'UNKNOWN_FIELD', 'UNSUPPORTED_MEDIA_TYPE', 'TOO_MANY_REQUESTS'];
const readFailures: ErrorCode[] = [
  'FILE_CORRUPT',
  'FILE_ENCRYPTED',
  'FILE_NO_TEXT',
  'FILE_TOO_COMPLEX',
  'FILE_TOO_MANY_PAGES',
  'FILE_TYPE_MISMATCH',
  'NOT_A_RESUME',
  'READ_TIMEOUT',
];

export const apiRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/health/live',
    summary: 'This process answers',
    guests: true,
    status: 200,
    answer: z.strictObject({ status: z.string() }),
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/health/ready',
    summary: 'Portfolios can be read',
    guests: true,
    status: 200,
    answer: z.strictObject({ status: z.string() }),
    errors: ['UNAVAILABLE'],
  },
  { method: 'GET', path: '/api/openapi.json', summary: 'This document', guests: true, status: 200, answer: z.looseObject({}), errors: [] },
  {
    method: 'GET',
    path: '/api/users/signin/options',
    summary: 'The ways to sign in, bound to this browser for ten minutes',
    guests: true,
    status: 200,
    answer: signinOptions,
    errors: ['TOO_MANY_REQUESTS'],
  },
  {
    method: 'POST',
    path: '/api/users/signin',
    summary: 'Sign in with `Authorization: Bearer idpgoogle:<id token>` or `Bearer idplinkedin:<authorization code>`; no body',
    guests: true,
    query: z.strictObject({ userType: userType.optional(), state: z.string().optional() }),
    status: 200,
    answer: z.strictObject({ authCode: z.string(), expiresAt: z.iso.datetime(), user: userInfo, isNew: z.boolean() }),
    errors: ['SIGNIN_FAILED', 'SIGNIN_OTHER_BROWSER', 'SIGNIN_REPLAYED', 'SUSPENDED', 'TOO_MANY_REQUESTS'],
  },
  { method: 'POST', path: '/api/users/signout', summary: 'End this session', status: 200, answer: nothing, errors: [] },
  { method: 'POST', path: '/api/users/signout-everywhere', summary: 'End every session of this person', status: 200, answer: nothing, errors: [] },
  {
    method: 'GET',
    path: '/api/users/current',
    summary: 'Who asks; the guest for everybody who is not signed in',
    guests: true,
    status: 200,
    answer: currentUser,
    errors: ['SESSION_EXPIRED'],
  },
  { method: 'GET', path: '/api/me/usage', summary: 'The plan, and what is used of it', status: 200, answer: usageView, errors: [] },
  {
    method: 'GET',
    path: '/api/portfolios/{key}',
    summary: 'What the caller may see of a portfolio, with the links their browser has opened; key is a username or user id',
    guests: true,
    query: z.strictObject({ as: viewAs.optional(), token: z.string().optional() }),
    status: 200,
    answer: portfolioView,
    errors: ['NOT_FOUND', 'LINK_REVOKED', 'LINK_EXPIRED', 'LINK_PAUSED'],
  },
  {
    method: 'GET',
    path: '/api/portfolios/{key}/items/{id}',
    summary: 'One project, publication, patent or talk as the caller may see it, with its neighbours',
    guests: true,
    query: z.strictObject({ as: viewAs.optional(), token: z.string().optional() }),
    status: 200,
    answer: itemPageView,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/users/user/{key}',
    summary: 'The same as `/api/portfolios/{key}`; a token in the address opens nothing',
    guests: true,
    query: z.strictObject({ as: viewAs.optional(), token: z.string().optional() }),
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
    path: '/api/links',
    summary: 'The caller’s protected links, newest first',
    query: listLinksQuery,
    status: 200,
    answer: linkPage,
    errors: ['BODY_INVALID'],
  },
  {
    method: 'POST',
    path: '/api/links',
    summary: 'Make a protected link; its token is shown in this answer only, the address is `/protected/{token}`',
    body: createLinkInput,
    status: 201,
    answer: linkWithToken,
    errors: [...write, 'IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH'],
  },
  {
    method: 'POST',
    path: '/api/links/open',
    summary: 'Come in by a link: sets the cookie of a visitor session and says whose portfolio it opens',
    guests: true,
    body: openLinkInput,
    status: 200,
    answer: openedLink,
    errors: [
      ...write,
      'NOT_FOUND',
      'LINK_PASSWORD_REQUIRED',
      'LINK_PASSWORD_WRONG',
      'LINK_LOCKED',
      'LINK_REVOKED',
      'LINK_EXPIRED',
      'LINK_EXHAUSTED',
      'LINK_PAUSED',
    ],
  },
  { method: 'GET', path: '/api/links/{id}', summary: 'One link', status: 200, answer: link, errors: ['NOT_FOUND'] },
  {
    method: 'PATCH',
    path: '/api/links/{id}',
    summary: 'Change a link; pause it and let it go on with `status`',
    body: updateLinkInput,
    status: 200,
    answer: link,
    errors: [...write, 'NOT_FOUND', 'VERSION_CONFLICT', 'LINK_CLOSED'],
  },
  {
    method: 'DELETE',
    path: '/api/links/{id}',
    summary: 'Revoke a link, which stays in the list; a draft is removed',
    status: 200,
    answer: nothing,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'POST',
    path: '/api/links/{id}/rotate',
    summary: 'Give a link another address; the old one is unknown from then on',
    status: 200,
    answer: linkWithToken,
    errors: ['NOT_FOUND', 'LINK_CLOSED', 'TOO_MANY_REQUESTS', 'IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH'],
  },
  {
    method: 'POST',
    path: '/api/users/{id}/import-resume',
    summary:
      'Import a PDF or DOCX of at most 10 MB or, as `source` says, a LinkedIn data archive (ZIP), a JSON Resume or plain text; the same file again answers with its earlier import',
    query: uploadQuery,
    body: uploadBody,
    takesFile: true,
    status: 202,
    answer: z.strictObject({ jobId: z.uuid(), importId: z.uuid(), reused: z.boolean() }),
    errors: [...write, 'NOT_FOUND', 'QUOTA_EXCEEDED', 'STORAGE_FULL', 'FILE_EMPTY', 'FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', ...readFailures],
  },
  { method: 'GET', path: '/api/jobs/{id}', summary: 'How far a job is', status: 200, answer: jobView, errors: ['NOT_FOUND'] },
  {
    method: 'GET',
    path: '/api/jobs/{id}/events',
    summary: 'What a job does, as server-sent events, resumed by Last-Event-ID',
    status: 200,
    answer: null,
    errors: ['NOT_FOUND'],
  },
  { method: 'DELETE', path: '/api/jobs/{id}', summary: 'Cancel a job; its unit comes back', status: 200, answer: jobView, errors: ['NOT_FOUND', 'JOB_OVER'] },
  {
    method: 'GET',
    path: '/api/resume-imports',
    summary: 'The last fifty imports',
    status: 200,
    answer: z.strictObject({ items: z.array(resumeImportSummary) }),
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/resume-imports/{id}',
    summary: 'What was read, and the review of it',
    status: 200,
    answer: importWithReview,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'PATCH',
    path: '/api/resume-imports/{id}',
    summary: 'Keep the review as a draft',
    body: updateImportReviewInput,
    status: 200,
    answer: importReview.pick({ version: true, updatedAt: true }),
    errors: [...write, 'NOT_FOUND', 'VERSION_CONFLICT', 'REVIEW_CLOSED'],
  },
  {
    method: 'POST',
    path: '/api/resume-imports/{id}/accept',
    summary: 'Save what was accepted, once',
    status: 200,
    answer: z.strictObject({ created: z.int(), changed: z.int(), uname: z.string() }),
    errors: ['NOT_FOUND', 'BODY_INVALID', 'REVIEW_CLOSED'],
  },
  {
    method: 'POST',
    path: '/api/resume-imports/{id}/discard',
    summary: 'Throw the import away; its unit comes back once per file',
    status: 200,
    answer: nothing,
    errors: ['NOT_FOUND', 'REVIEW_CLOSED'],
  },
  { method: 'DELETE', path: '/api/files/{id}', summary: 'Delete an original', status: 200, answer: nothing, errors: ['NOT_FOUND'] },
];
