import { z } from 'zod';
import { rpc } from '../rpc';
import {
  createLinkInput,
  link,
  linkPage,
  linkRefusal,
  linkSelection,
  linkWithToken,
  listLinksQuery,
  listReceivedLinksQuery,
  opening,
  openLinkInput,
  updateLinkInput,
} from './shapes';

/** Throws BODY_INVALID for an end that has passed, LINK_PASSWORD_GUESSABLE, LINK_LIMIT_REACHED {limit}, TOO_MANY_LINKS {limit, retryAfter in s}. */
export const createLink = rpc('sharing.link.create', { access: 'owner', input: createLinkInput, output: linkWithToken });
const byId = z.strictObject({ id: z.uuid() });
/** Throws NOT_FOUND, LINK_CLOSED, VERSION_CONFLICT {version}, LINK_PASSWORD_GUESSABLE, LINK_LIMIT_REACHED {limit} for one that had ended. A new password sends everybody who is inside back to the gate. */
export const updateLink = rpc('sharing.link.update', { access: 'owner', input: updateLinkInput.extend({ id: z.uuid() }), output: link });
/** Throws NOT_FOUND. */
export const getLink = rpc('sharing.link.get', { access: 'owner', input: byId, output: link, idempotent: true });
/** The caller's links, newest first. */
export const listLinks = rpc('sharing.link.list', { access: 'owner', input: listLinksQuery, output: linkPage, idempotent: true });

/** Revokes a link, which stays in the list; a draft is removed. Throws NOT_FOUND. */
export const deleteLink = rpc('sharing.link.delete', { access: 'owner', input: byId, output: z.strictObject({}) });
/** Another address; the old one is unknown from then on. Throws NOT_FOUND, LINK_CLOSED. */
export const rotateLink = rpc('sharing.link.rotate', { access: 'owner', input: byId, output: linkWithToken });
/**
 * Lets a visitor session in; counts one view per link and session, none for the owner. `visitor` is the caller's `linkSession` while it lives, or a
 * new one, null for the owner. Throws NOT_FOUND, LINK_REVOKED, LINK_EXPIRED, LINK_EXHAUSTED, LINK_PAUSED, LINK_LOCKED {retryAfter in s},
 * LINK_PASSWORD_REQUIRED, LINK_PASSWORD_WRONG.
 */
export const openLink = rpc('sharing.link.open', {
  access: 'guest',
  input: openLinkInput,
  output: z.strictObject({ ownerId: z.uuid(), visitor: z.uuid().nullable() }),
});

/**
 * What the links that the caller's session holds show of an owner. Used up and locked keep newcomers out, not who is inside.
 * `refusal` says why there is nothing although a link of this owner was opened.
 */
export const grantLink = rpc('sharing.link.grant', {
  access: 'guest',
  input: z.strictObject({ ownerId: z.uuid() }),
  output: z.strictObject({ selections: z.array(linkSelection), refusal: linkRefusal.nullable() }),
  idempotent: true,
});
/** The links of others that the caller opened while signed in, the newest first. Throws SIGN_IN_REQUIRED. */
export const listReceivedLinks = rpc('sharing.link.received', {
  access: 'person',
  input: listReceivedLinksQuery,
  output: z.strictObject({ items: z.array(z.strictObject({ ...opening, ownerId: z.uuid() })), nextCursor: z.uuid().nullable() }),
  idempotent: true,
});
