import { z } from 'zod';
import type { ErrorCode } from '../errors';
import { route } from '../route';
import { askLinkCodeInput, linkViewReport, openedLink, openLinkInput, watchLinksQuery } from './gate';
import {
  createLink,
  deleteLink,
  duplicateLink,
  getLink,
  listLinkEvents,
  listLinks,
  makeLinks,
  previewLinks,
  restoreLink,
  rotateLink,
  unlockLink,
  updateLink,
} from './questions';
import { listReceivedLinksQuery, receivedLinkPage } from './received';

const closed: ErrorCode[] = ['NOT_FOUND', 'LINK_LOCKED', 'LINK_REVOKED', 'LINK_EXPIRED', 'LINK_EXHAUSTED', 'LINK_PAUSED'];
export const openLinkRoute = route('POST /api/links/open', {
  access: 'guest',
  limit: 'open-link',
  summary:
    'Come in by a link: sets the cookie of a visitor session and says whose portfolio it opens. A refusal that asks for something says in its details what, and carries the nonce for the next try',
  body: openLinkInput,
  answer: openedLink,
  errors: [
    ...closed,
    'LINK_PROFILE_GONE',
    'LINK_PRESS_REQUIRED',
    'LINK_PASSWORD_REQUIRED',
    'LINK_PASSWORD_WRONG',
    'LINK_EMAIL_REQUIRED',
    'LINK_CODE_WRONG',
    'LINK_NOTICE_REQUIRED',
  ],
});
export const askLinkCodeRoute = route('POST /api/links/code', {
  access: 'guest',
  limit: 'link-code',
  summary:
    'Ask for the code that a link with an e-mail rule wants; it is sent to addresses that may open it, and answered alike for every address. Too many for an address, a link or a network: TOO_MANY_REQUESTS',
  body: askLinkCodeInput,
  status: 202,
  answer: z.strictObject({}),
  errors: ['NOT_FOUND'],
});
export const reportLinkViewRoute = route('POST /api/links/view', {
  access: 'guest',
  limit: 'link-view',
  summary: 'Report that the page of an opened link was seen: at least 1 s with an input, or 10 s. Counts once',
  body: linkViewReport,
  answer: z.strictObject({}),
  errors: ['NOT_FOUND'],
});
export const watchLinksRoute = route('GET /api/links/watch', {
  access: 'guest',
  limit: 'none',
  summary:
    'As server-sent events: `changed` when the links of this browser may show something else of that person, `closed` when they show nothing any longer, with the reason',
  query: watchLinksQuery,
  answer: null,
  errors: ['TOO_MANY_STREAMS'],
});
export const receivedLinksRoute = route('GET /api/links/received', {
  access: 'person',
  limit: 'none',
  summary: 'The links of others that the caller opened while signed in, newest first',
  query: listReceivedLinksQuery,
  answer: receivedLinkPage,
});

const newLink: ErrorCode[] = ['LINK_PASSWORD_GUESSABLE', 'LINK_LIMIT_REACHED', 'TOO_MANY_LINKS'];
const table: ErrorCode[] = ['LINK_TABLE_UNREADABLE', 'PAYLOAD_TOO_LARGE'];

/** Protected links and what visitors do with them. */
export const linkRoutes = [
  route('GET /api/links', {
    v1: '/links',
    question: listLinks,
    limit: 'none',
    summary: 'The caller’s protected links, newest first; with a sync token, what has changed or ended since',
    errors: ['SYNC_TOKEN_EXPIRED'],
  }),
  route('POST /api/links', {
    v1: '/links',
    question: createLink,
    limit: 'write',
    summary: 'Make a protected link; its token is shown in this answer only, the address is `/protected/{token}`',
    status: 201,
    errors: newLink,
  }),
  openLinkRoute,
  askLinkCodeRoute,
  reportLinkViewRoute,
  watchLinksRoute,
  receivedLinksRoute,
  route('POST /api/links/table/preview', {
    question: previewLinks,
    limit: 'write',
    summary: 'Read a table of recipients (CSV, at most 200 lines and 256 kB) and say what would be made of each line; nothing is made',
    errors: table,
  }),
  route('POST /api/links/table', {
    question: makeLinks,
    limit: 'write',
    summary: 'Make one link per line of a table that was previewed, all or none; the recipients are sent nothing',
    status: 201,
    errors: [...newLink, ...table, 'LINK_TABLE_CHANGED'],
  }),
  route('GET /api/links/{id}', { v1: '/links/{id}', question: getLink, limit: 'none', summary: 'One link', errors: ['NOT_FOUND'] }),
  route('PATCH /api/links/{id}', {
    v1: '/links/{id}',
    question: updateLink,
    limit: 'write',
    summary: 'Change a link; pause it and let it go on with `status`',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'LINK_CLOSED', 'LINK_PASSWORD_GUESSABLE', 'LINK_LIMIT_REACHED'],
  }),
  route('DELETE /api/links/{id}', {
    v1: '/links/{id}',
    question: deleteLink,
    limit: 'write',
    summary: 'Revoke a link, which stays in the list; a draft is removed',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/links/{id}/events', {
    v1: '/links/{id}/events',
    question: listLinkEvents,
    limit: 'none',
    summary: 'What happened to a link: changes, openings, refusals, the latest first',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/links/{id}/restore', {
    v1: '/links/{id}/restore',
    question: restoreLink,
    limit: 'write',
    summary: 'Take back a revoke, within 10 seconds of it',
    errors: ['NOT_FOUND', 'LINK_CLOSED'],
  }),
  route('POST /api/links/{id}/rotate', {
    v1: '/links/{id}/rotate',
    question: rotateLink,
    limit: 'write',
    summary: 'Give a link another address; the old one is unknown from then on',
    errors: ['NOT_FOUND', 'LINK_CLOSED'],
  }),
  route('POST /api/links/{id}/unlock', {
    v1: '/links/{id}/unlock',
    question: unlockLink,
    limit: 'write',
    summary: 'End the lock that wrong passwords brought',
    errors: ['NOT_FOUND', 'LINK_CLOSED'],
  }),
  route('POST /api/links/{id}/duplicate', {
    v1: '/links/{id}/duplicate',
    question: duplicateLink,
    limit: 'write',
    summary: 'Make another link with the same rules; its token is shown in this answer only',
    status: 201,
    errors: ['NOT_FOUND', ...newLink],
  }),
];
