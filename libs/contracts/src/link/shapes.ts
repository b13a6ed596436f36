import { z } from 'zod';
import { brokenRules } from '../broken-rules';
import { emailAddress, emailDomain } from '../email-address';
import { item } from '../item/shapes';
import { maxLinkAddresses, maxLinkDescription, maxLinkNote, minLinkPassword } from '../limits';
import { blockText, lineText } from '../text';
import { walkAnswer, walkQuery } from '../walk';

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

/**
 * Who must show an e-mail address at the gate, by a code sent to it. `anyone`: nobody is asked; `verified`: everybody, with any address; `listed`: only these
 * addresses and exactly these domains may come in. The owner sees the addresses that came in.
 */
export const linkEmailRule = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('anyone') }),
  z.strictObject({ type: z.literal('verified') }),
  z
    .strictObject({
      type: z.literal('listed'),
      addresses: z.array(emailAddress).max(maxLinkAddresses),
      domains: z.array(emailDomain).max(maxLinkAddresses),
    })
    .refine(({ addresses, domains }) => addresses.length + domains.length > 0, brokenRules.listedNobody),
]);
export type LinkEmailRule = z.infer<typeof linkEmailRule>;

/** The job that a link was made for, and the resume sent with the application, whose PDF the link then shows too. */
export const linkApplication = z.strictObject({ postingId: z.uuid(), resumeId: z.uuid().nullable() });
export type LinkApplication = z.infer<typeof linkApplication>;

/** Text to accept at the gate. Each other text is a new version, from 1, which is asked for again. */
export const linkNotice = z.strictObject({ text: z.string(), version: z.int() });

/** How soon the owner is told about visits. */
const linkNotify = z.enum(['at-once', 'daily', 'off']);

/**
 * Openings by whom they look like. `people` and `uncertain` (pressed within a second of loading, without a scroll: may be a scanner) are together the views that
 * count; `previews` (link previews and mail scanners), `bots` and `yourself` count for nothing.
 */
const linkOpens = z.strictObject({ people: z.int(), uncertain: z.int(), previews: z.int(), bots: z.int(), yourself: z.int() });
/** By whom a link was opened, as far as can be told. */
export const linkViewer = z.enum(['person', 'uncertain', 'preview', 'bot', 'yourself']);
export type LinkViewer = z.infer<typeof linkViewer>;

/** A link as its owner sees it. The address is not part of it, since only its hash is stored. */
export const link = z.strictObject({
  id: z.uuid(),
  /** For whom or for what. */
  description: z.string(),
  /** For the owner alone. */
  note: z.string(),
  state: linkState,
  status: linkStatus,
  /** The named profile that it shows; null: the default one. */
  profileId: z.uuid().nullable(),
  selection: linkSelection,
  application: linkApplication.nullable(),
  hasPassword: z.boolean(),
  emailRule: linkEmailRule,
  notice: linkNotice.nullable(),
  expiresAt: z.iso.datetime(),
  maxViews: z.int().nullable(),
  viewCount: z.int(),
  /** Verified addresses, signed-in people, or else browsers. */
  maxVisitors: z.int().nullable(),
  visitorCount: z.int(),
  opens: linkOpens,
  downloads: z.boolean(),
  deepTalk: z.boolean(),
  /** Over the page and in every PDF: the viewer's address, or else the description, and the date. */
  watermark: z.boolean(),
  notify: linkNotify,
  lastOpenedAt: z.iso.datetime().nullable(),
  /** Until when it is locked; null when it is not. */
  lockedUntil: z.iso.datetime().nullable(),
  /** Until when the owner can take back a revoke; null when they cannot. */
  restorableUntil: z.iso.datetime().nullable(),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type Link = z.infer<typeof link>;

/** A link with the token of its address `/protected/{token}`, which is handed out only this once. */
export const linkWithToken = z.strictObject({ link, token: z.string() });
export type LinkWithToken = z.infer<typeof linkWithToken>;

// Keyboards compose letters differently; the same password must open the link from all of them.
export const typedPassword = (text: string) => text.normalize('NFC');
const rules = {
  description: lineText(maxLinkDescription).refine((text) => text !== '', brokenRules.missing),
  note: blockText(maxLinkNote),
  profileId: z.uuid().nullable(),
  selection: linkSelection,
  application: linkApplication.nullable(),
  password: z.string().min(minLinkPassword).max(200).transform(typedPassword).nullable(),
  emailRule: linkEmailRule,
  /** Null or empty: none. */
  notice: blockText(maxLinkNote).nullable(),
  /** At most `linkDays.most` from now. */
  expiresAt: z.iso.datetime({ offset: true }),
  /** Null: any number. */
  maxViews: z.int().min(1).max(1_000_000).nullable(),
  maxVisitors: z.int().min(1).max(1_000_000).nullable(),
  downloads: z.boolean(),
  deepTalk: z.boolean(),
  watermark: z.boolean(),
  notify: linkNotify,
};

/** A new link: without further rules it shows everything shared, to anybody with the address, for `linkDays.first` days. */
export const createLinkInput = z.strictObject({
  description: rules.description,
  note: rules.note.default(''),
  profileId: rules.profileId.default(null),
  selection: rules.selection.default({ type: 'all' }),
  application: rules.application.default(null),
  password: rules.password.default(null),
  emailRule: rules.emailRule.default({ type: 'anyone' }),
  notice: rules.notice.default(null),
  expiresAt: rules.expiresAt.optional(),
  maxViews: rules.maxViews.default(null),
  maxVisitors: rules.maxVisitors.default(null),
  downloads: rules.downloads.default(true),
  deepTalk: rules.deepTalk.default(true),
  watermark: rules.watermark.default(false),
  notify: rules.notify.default('at-once'),
  status: z.enum(['draft', 'active']).default('active'),
});
export type CreateLinkInput = z.input<typeof createLinkInput>;

/** A password of null removes the password. A draft can become active, but an active link cannot become a draft again. */
export const updateLinkInput = z.strictObject({ ...z.strictObject(rules).partial().shape, version: z.int(), status: z.enum(['active', 'paused']).optional() });
export type UpdateLinkInput = z.input<typeof updateLinkInput>;

/** `cursor` is the last id of the previous page; `limit` counts links. */
export const listLinksQuery = walkQuery;
/** The number of links on one page when nobody says another. */
export const linkPageSize = 20;
export const linkPage = walkAnswer.extend({ items: z.array(link) });
export type LinkPage = z.infer<typeof linkPage>;
