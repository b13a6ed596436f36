import { z } from 'zod';
import { type ApiRoute, writeErrors as write } from './api-route';
import {
  createLinkInput,
  link,
  linkPage,
  linkWithToken,
  listLinksQuery,
  listReceivedLinksQuery,
  openedLink,
  openLinkInput,
  receivedLinkPage,
  updateLinkInput,
} from './link';

const nothing = z.strictObject({});

/** Protected links and what visitors do with them. */
export const linkRoutes: ApiRoute[] = [
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
    errors: [...write, 'IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH', 'LINK_PASSWORD_GUESSABLE', 'LINK_LIMIT_REACHED', 'TOO_MANY_LINKS'],
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
  {
    method: 'GET',
    path: '/api/links/received',
    summary: 'The links of others that the caller opened while signed in, newest first',
    query: listReceivedLinksQuery,
    status: 200,
    answer: receivedLinkPage,
    errors: ['BODY_INVALID'],
  },
  { method: 'GET', path: '/api/links/{id}', summary: 'One link', status: 200, answer: link, errors: ['NOT_FOUND'] },
  {
    method: 'PATCH',
    path: '/api/links/{id}',
    summary: 'Change a link; pause it and let it go on with `status`',
    body: updateLinkInput,
    status: 200,
    answer: link,
    errors: [...write, 'NOT_FOUND', 'VERSION_CONFLICT', 'LINK_CLOSED', 'LINK_PASSWORD_GUESSABLE', 'LINK_LIMIT_REACHED'],
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
];
