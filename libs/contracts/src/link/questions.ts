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

/** Throws BODY_INVALID for an end date in the past, LINK_PASSWORD_GUESSABLE, LINK_LIMIT_REACHED {limit}, TOO_MANY_LINKS {limit, retryAfter in s}. */
export const createLink = rpc('sharing.link.create', { access: 'owner', input: createLinkInput, output: linkWithToken });
const byId = z.strictObject({ id: z.uuid() });
/**
 * Throws NOT_FOUND, LINK_CLOSED, VERSION_CONFLICT {version}, LINK_PASSWORD_GUESSABLE, and LINK_LIMIT_REACHED {limit} for a link that had ended. A new password
 * sends all visitors back to the gate.
 */
export const updateLink = rpc('sharing.link.update', { access: 'owner', input: updateLinkInput.extend({ id: z.uuid() }), output: link });
/** Throws NOT_FOUND. */
export const getLink = rpc('sharing.link.get', { access: 'owner', input: byId, output: link, idempotent: true });
/** The caller's links, newest first. */
export const listLinks = rpc('sharing.link.list', { access: 'owner', input: listLinksQuery, output: linkPage, idempotent: true });

/** Revokes a link, which stays in the list; a draft is deleted. Throws NOT_FOUND. */
export const deleteLink = rpc('sharing.link.delete', { access: 'owner', input: byId, output: z.strictObject({}) });
/** Gives the link a new address; from then on the old one is unknown. Throws NOT_FOUND, LINK_CLOSED. */
export const rotateLink = rpc('sharing.link.rotate', { access: 'owner', input: byId, output: linkWithToken });
/**
 * Lets a visitor session in. Counts one view per link and session, none for the owner. `visitor` is the caller's `linkSession` while it is alive, otherwise a
 * new one; null for the owner. Throws NOT_FOUND, LINK_REVOKED, LINK_EXPIRED, LINK_EXHAUSTED, LINK_PAUSED, LINK_LOCKED {retryAfter in s},
 * LINK_PASSWORD_REQUIRED, LINK_PASSWORD_WRONG.
 */
export const openLink = rpc('sharing.link.open', {
  access: 'guest',
  input: openLinkInput,
  output: z.strictObject({ ownerId: z.uuid(), visitor: z.uuid().nullable() }),
});

/**
 * What the links in the caller's session show of an owner. A used-up or locked link keeps newcomers out, not visitors who are inside. `refusal` says why there
 * is nothing although a link of this owner was opened. `linkId` asks about one link alone, which its owner need not have opened; in the answer it is the link
 * opened last of those that show something.
 */
export const grantLink = rpc('sharing.link.grant', {
  access: 'guest',
  input: z.strictObject({ ownerId: z.uuid(), linkId: z.uuid().optional() }),
  output: z.strictObject({ selections: z.array(linkSelection), refusal: linkRefusal.nullable(), linkId: z.uuid().nullable() }),
  idempotent: true,
});
/** Other people's links that the caller opened while signed in, newest first. Throws SIGN_IN_REQUIRED. */
export const listReceivedLinks = rpc('sharing.link.received', {
  access: 'person',
  input: listReceivedLinksQuery,
  output: z.strictObject({ items: z.array(z.strictObject({ ...opening, ownerId: z.uuid() })), nextCursor: z.uuid().nullable() }),
  idempotent: true,
});
