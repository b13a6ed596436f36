import { z } from 'zod';
import { rpc } from '../rpc';
import { askLinkCodeInput, grantedLink, linkViewReport, openLinkInput } from './gate';
import { listReceivedLinksQuery, opening } from './received';
import { createLinkInput, link, linkPage, linkRefusal, linkWithToken, listLinksQuery, updateLinkInput } from './shapes';
import { linkTableInput, linkTablePreview, madeLinks, makeLinksInput } from './table';
import { linkEventPage, listLinkEventsQuery } from './trail';

/**
 * Throws BODY_INVALID for an end in the past or too far away and for a profile, posting or resume that is not the caller's, LINK_PASSWORD_GUESSABLE,
 * LINK_LIMIT_REACHED {limit}, TOO_MANY_LINKS {limit, retryAfter in s}.
 */
export const createLink = rpc('sharing.link.create', { access: 'owner', scope: 'links:write', input: createLinkInput, output: linkWithToken });
const byId = z.strictObject({ id: z.uuid() });
/**
 * Throws NOT_FOUND, LINK_CLOSED, VERSION_CONFLICT {version}, BODY_INVALID as above, LINK_PASSWORD_GUESSABLE, and LINK_LIMIT_REACHED {limit} for a link that had
 * ended. A new password, e-mail rule or notice sends all visitors back to the gate.
 */
export const updateLink = rpc('sharing.link.update', { access: 'owner', scope: 'links:write', input: updateLinkInput.extend({ id: z.uuid() }), output: link });
/** Throws NOT_FOUND. */
export const getLink = rpc('sharing.link.get', { access: 'owner', scope: 'links:read', input: byId, output: link, idempotent: true });
/** The caller's links, newest first. Throws SYNC_TOKEN_EXPIRED. */
export const listLinks = rpc('sharing.link.list', { access: 'owner', scope: 'links:read', input: listLinksQuery, output: linkPage, idempotent: true });
/** What happened to a link, the latest first. Throws NOT_FOUND. */
export const listLinkEvents = rpc('sharing.link.events', {
  access: 'owner',
  scope: 'links:read',
  input: listLinkEventsQuery.extend({ id: z.uuid() }),
  output: linkEventPage,
  idempotent: true,
});

/** Revokes a link, which stays in the list; a draft is deleted. Throws NOT_FOUND. */
export const deleteLink = rpc('sharing.link.delete', { access: 'owner', scope: 'links:write', input: byId, output: z.strictObject({}) });
/** Takes back a revoke of the last `revokeUndoSeconds`. Throws NOT_FOUND, LINK_CLOSED when it is too late. */
export const restoreLink = rpc('sharing.link.restore', { access: 'owner', scope: 'links:write', input: byId, output: link });
/** Gives the link a new address; from then on the old one is unknown. Throws NOT_FOUND, LINK_CLOSED. */
export const rotateLink = rpc('sharing.link.rotate', { access: 'owner', scope: 'links:write', input: byId, output: linkWithToken });
/** Ends the lock that wrong passwords brought; the address stays. Throws NOT_FOUND, LINK_CLOSED. */
export const unlockLink = rpc('sharing.link.unlock', { access: 'owner', scope: 'links:write', input: byId, output: link });
/** A new link with the same rules and password, another address, nothing counted, and as long a time from now. Throws as createLink does, and NOT_FOUND. */
export const duplicateLink = rpc('sharing.link.duplicate', { access: 'owner', scope: 'links:write', input: byId, output: linkWithToken });
/** Reads a table of recipients and makes nothing. Throws LINK_TABLE_UNREADABLE for what is no table, PAYLOAD_TOO_LARGE, BODY_INVALID as createLink does. */
export const previewLinks = rpc('sharing.link.table-preview', { access: 'owner', input: linkTableInput, output: linkTablePreview, idempotent: true });
/** Makes one link per line, all or none; the recipients are sent nothing. Throws as both above do, LINK_TABLE_UNREADABLE for lines with errors, LINK_TABLE_CHANGED. */
export const makeLinks = rpc('sharing.link.table-make', { access: 'owner', input: makeLinksInput, output: madeLinks, timeoutMs: 20_000 });

/**
 * Lets a visitor session in. A link with a limit takes its view here; any other is counted when it was seen (`reportLinkView`); one view per link and session,
 * none for the owner. `visitor` is the caller's `linkSession` while it is alive, otherwise a new one; null for the owner. `userAgent` tells bots and previews
 * apart. Throws NOT_FOUND, LINK_REVOKED, LINK_EXPIRED, LINK_EXHAUSTED, LINK_PAUSED, LINK_LOCKED {retryAfter in s}; and, with `linkAsks` as details,
 * LINK_PRESS_REQUIRED, LINK_PASSWORD_REQUIRED, LINK_PASSWORD_WRONG, LINK_EMAIL_REQUIRED, LINK_CODE_WRONG, LINK_NOTICE_REQUIRED.
 */
export const openLink = rpc('sharing.link.open', {
  access: 'guest',
  input: openLinkInput.extend({ userAgent: z.string().max(500), network: z.string().max(100) }),
  output: z.strictObject({ ownerId: z.uuid(), profileId: z.uuid().nullable(), visitor: z.uuid().nullable(), view: z.uuid().nullable() }),
});
/** Sends a code to an address that may open the link; the same answer, after the same time, for any other. `network` is the asker's. */
export const askLinkCode = rpc('sharing.link.ask-code', {
  access: 'guest',
  input: askLinkCodeInput.extend({ network: z.string().max(100) }),
  output: z.strictObject({}),
});
/** What the e-mail about an asked code says, and to which address; null when none is to be sent, or no longer. */
export const getLinkCode = rpc('sharing.link.get-code', {
  access: 'system',
  input: byId,
  output: z.strictObject({ letter: z.strictObject({ address: z.string(), code: z.string() }).nullable() }),
  idempotent: true,
});
/** What each of these visitor sessions is shown at this moment, as a text that changes with it. */
export const watchLinks = rpc('sharing.link.watch', {
  access: 'system',
  input: z.strictObject({ visitors: z.array(z.uuid()).max(10_000) }),
  output: z.strictObject({ shown: z.record(z.uuid(), z.string()) }),
  idempotent: true,
});
/** Counts the view of a link without a limit, once, when it was visible long enough (`linkViewVisible`). Throws NOT_FOUND for a nonce of another session. */
export const reportLinkView = rpc('sharing.link.report-view', {
  access: 'guest',
  input: linkViewReport.extend({ userAgent: z.string().max(500) }),
  output: z.strictObject({}),
  idempotent: true,
});
/** Notes that the document of a link was fetched, where the user agent is a preview's or a bot's; an unknown token is ignored. */
export const noteLinkFetch = rpc('sharing.link.note-fetch', {
  access: 'system',
  input: z.strictObject({ token: z.string().max(200), userAgent: z.string().max(500) }),
  output: z.strictObject({}),
});

/**
 * What the links in the caller's session show of an owner, the one opened last first. A used-up or locked link keeps newcomers out, not visitors who are
 * inside. `refusal` says why there is nothing although a link of this owner was opened. `linkId` asks about one link alone, which its owner need not have
 * opened. `token` asks about the link with this address alone, and opens and counts nothing; it throws what openLink throws, asking rules included.
 */
export const grantLink = rpc('sharing.link.grant', {
  access: 'guest',
  input: z.strictObject({ ownerId: z.uuid(), linkId: z.uuid().optional(), token: z.string().max(200).optional() }),
  output: z.strictObject({ links: z.array(grantedLink), refusal: linkRefusal.nullable() }),
  idempotent: true,
});
/**
 * Whose portfolio a link leads to. The link must open now, for whoever asks: a link that asks for something is open to those who have opened it while signed
 * in. Nothing is opened, counted or shown. Throws NOT_FOUND and what openLink throws.
 */
export const findLinkOwner = rpc('sharing.link.find-owner', {
  access: 'person',
  input: z.strictObject({ token: z.string().max(200) }),
  output: z.strictObject({ ownerId: z.uuid() }),
  idempotent: true,
});
/** Other people's links that the caller opened while signed in, newest first. Throws SIGN_IN_REQUIRED. */
export const listReceivedLinks = rpc('sharing.link.received', {
  access: 'person',
  input: listReceivedLinksQuery,
  output: z.strictObject({ items: z.array(z.strictObject({ ...opening, ownerId: z.uuid() })), nextCursor: z.uuid().nullable() }),
  idempotent: true,
});
