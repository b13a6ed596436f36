import { route } from '../route';
import { createLink, deleteLink, getLink, listLinks, rotateLink, updateLink } from './questions';
import { listReceivedLinksQuery, openedLink, openLinkInput, receivedLinkPage } from './shapes';

export const openLinkRoute = route('POST /api/links/open', {
  access: 'guest',
  limit: 'open-link',
  summary: 'Come in by a link: sets the cookie of a visitor session and says whose portfolio it opens',
  body: openLinkInput,
  answer: openedLink,
  errors: ['NOT_FOUND', 'LINK_PASSWORD_REQUIRED', 'LINK_PASSWORD_WRONG', 'LINK_LOCKED', 'LINK_REVOKED', 'LINK_EXPIRED', 'LINK_EXHAUSTED', 'LINK_PAUSED'],
});
export const receivedLinksRoute = route('GET /api/links/received', {
  access: 'person',
  limit: 'none',
  summary: 'The links of others that the caller opened while signed in, newest first',
  query: listReceivedLinksQuery,
  answer: receivedLinkPage,
});

/** Protected links and what visitors do with them. */
export const linkRoutes = [
  route('GET /api/links', { question: listLinks, limit: 'none', summary: 'The caller’s protected links, newest first' }),
  route('POST /api/links', {
    question: createLink,
    limit: 'write',
    summary: 'Make a protected link; its token is shown in this answer only, the address is `/protected/{token}`',
    status: 201,
    errors: ['LINK_PASSWORD_GUESSABLE', 'LINK_LIMIT_REACHED', 'TOO_MANY_LINKS'],
  }),
  openLinkRoute,
  receivedLinksRoute,
  route('GET /api/links/{id}', { question: getLink, limit: 'none', summary: 'One link', errors: ['NOT_FOUND'] }),
  route('PATCH /api/links/{id}', {
    question: updateLink,
    limit: 'write',
    summary: 'Change a link; pause it and let it go on with `status`',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'LINK_CLOSED', 'LINK_PASSWORD_GUESSABLE', 'LINK_LIMIT_REACHED'],
  }),
  route('DELETE /api/links/{id}', {
    question: deleteLink,
    limit: 'write',
    summary: 'Revoke a link, which stays in the list; a draft is removed',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/links/{id}/rotate', {
    question: rotateLink,
    limit: 'write',
    summary: 'Give a link another address; the old one is unknown from then on',
    errors: ['NOT_FOUND', 'LINK_CLOSED'],
  }),
];
