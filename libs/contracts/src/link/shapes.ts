import { z } from 'zod';
import { brokenRules } from '../broken-rules';
import { item } from '../item/shapes';
import { maxLinkDescription, minLinkPassword } from '../limits';
import { queryNumber } from '../query-number';
import { lineText } from '../text';

/** What the owner set. */
const linkStatus = z.enum(['draft', 'active', 'paused', 'revoked']);
/** The state now: the last three are derived on every read (DESIGN section 6). */
const linkState = z.enum([...linkStatus.options, 'expired', 'exhausted', 'locked']);
export type LinkState = z.infer<typeof linkState>;

/** Why a known link opens nothing. */
export const linkRefusal = z.enum(['LINK_REVOKED', 'LINK_EXPIRED', 'LINK_EXHAUSTED', 'LINK_LOCKED', 'LINK_PAUSED']);
export type LinkRefusal = z.infer<typeof linkRefusal>;

/** What a link shows of the owner's `public` and `link` things: everything, or items of these kinds, or these items, and the contact data if included. */
export const linkSelection = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('all') }),
  z.strictObject({
    type: z.literal('chosen'),
    kinds: z.array(item.shape.kind).max(20),
    items: z.array(z.uuid()).max(1000),
    contact: z.boolean(),
  }),
]);
export type LinkSelection = z.infer<typeof linkSelection>;

/** A link as its owner sees it. The address is not part of it, since only its hash is stored. */
export const link = z.strictObject({
  id: z.uuid(),
  description: z.string(),
  state: linkState,
  status: linkStatus,
  hasPassword: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  maxViews: z.int().nullable(),
  viewCount: z.int(),
  lastOpenedAt: z.iso.datetime().nullable(),
  /** Until when it is locked; null when it is not. */
  lockedUntil: z.iso.datetime().nullable(),
  selection: linkSelection,
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type Link = z.infer<typeof link>;

/** A link with the token of its address `/protected/{token}`, which is handed out only this once. */
export const linkWithToken = z.strictObject({ link, token: z.string() });
export type LinkWithToken = z.infer<typeof linkWithToken>;

// Keyboards compose letters differently; the same password must open the link from all of them.
const typed = (text: string) => text.normalize('NFC');
const rules = {
  description: lineText(maxLinkDescription).refine((text) => text !== '', brokenRules.missing),
  /** Null: never. */
  expiresAt: z.iso.datetime({ offset: true }).nullable(),
  password: z.string().min(minLinkPassword).max(200).transform(typed).nullable(),
  /** Null: any number. */
  maxViews: z.int().min(1).max(1_000_000).nullable(),
  selection: linkSelection,
};

/** A new link: without further rules it shows everything shared, to anybody with the address, until it is revoked. */
export const createLinkInput = z.strictObject({
  description: rules.description,
  expiresAt: rules.expiresAt.default(null),
  password: rules.password.default(null),
  maxViews: rules.maxViews.default(null),
  selection: rules.selection.default({ type: 'all' }),
  status: z.enum(['draft', 'active']).default('active'),
});
export type CreateLinkInput = z.input<typeof createLinkInput>;

/** A password of null removes the password. A draft can become active, but an active link cannot become a draft again. */
export const updateLinkInput = z.strictObject({
  version: z.int(),
  description: rules.description.optional(),
  expiresAt: rules.expiresAt.optional(),
  password: rules.password.optional(),
  maxViews: rules.maxViews.optional(),
  selection: rules.selection.optional(),
  status: z.enum(['active', 'paused']).optional(),
});
export type UpdateLinkInput = z.input<typeof updateLinkInput>;

/** `cursor` is the last id of the previous page; `limit` counts links. */
export const listLinksQuery = z.strictObject({ cursor: z.uuid().optional(), limit: queryNumber(z.number().int().min(1).max(100)).default(20) });
/** `nextCursor` is null on the last page. */
export const linkPage = z.strictObject({ items: z.array(link), nextCursor: z.uuid().nullable() });
export type LinkPage = z.infer<typeof linkPage>;

// Longer than any token or password: anything longer is wrong anyway and needs no error of its own.
export const openLinkInput = z.strictObject({ token: z.string().max(200), password: z.string().max(200).transform(typed).optional() });
/** Where an opened link leads. */
export const openedLink = z.strictObject({ uname: z.string() });

/** Why a link that was opened before opens nothing now; LINK_CHANGED: its password or address has changed since. */
const receivedLinkRefusal = z.enum([...linkRefusal.options, 'LINK_CHANGED']);
export type ReceivedLinkRefusal = z.infer<typeof receivedLinkRefusal>;
export const opening = {
  /** The id of the opening, not of the link: a link's own id is for its owner only. */
  id: z.uuid(),
  firstOpenedAt: z.iso.datetime(),
  lastOpenedAt: z.iso.datetime(),
  /** Null: it still opens. */
  refusal: receivedLinkRefusal.nullable(),
};
/** `cursor` is the last id of the previous page; `limit` counts links. */
export const listReceivedLinksQuery = z.strictObject({ cursor: z.uuid().optional(), limit: queryNumber(z.number().int().min(1).max(20)).default(10) });

/**
 * A link that the caller was sent. `uname` is given while the caller can see the portfolio or the link still opens it; name and photo only while the caller can
 * see the portfolio. Otherwise they are null, so that an old link can't be used to follow a person.
 */
const receivedLink = z.strictObject({ ...opening, uname: z.string().nullable(), name: z.string().nullable(), photo: z.string().nullable() });
export type ReceivedLink = z.infer<typeof receivedLink>;
export const receivedLinkPage = z.strictObject({ items: z.array(receivedLink), nextCursor: z.uuid().nullable() });
export type ReceivedLinkPage = z.infer<typeof receivedLinkPage>;
