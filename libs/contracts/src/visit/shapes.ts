import { z } from 'zod';
import { itemKinds } from '../item/fields';
import { lineText } from '../text';
import { maxBeaconEvents } from './limits';

/** Parts of a portfolio's page: what stands above the items, the section of each kind, and the contact data. */
export const visitSection = z.enum(['front', ...itemKinds, 'contact']);
export type VisitSection = z.infer<typeof visitSection>;

/** What a visitor did, beside reading: opened the evidence behind a mark, took a file, printed, opened the assistant, asked, wrote. */
export const visitAction = z.enum(['mark', 'download', 'print', 'chat', 'question', 'message']);
export type VisitAction = z.infer<typeof visitAction>;

const milliseconds = z.int().min(0).max(600_000);
/**
 * What happened on a page since the last beacon. `visible`: the page was in the foreground; `seen`: a section was in view meanwhile, or, with `itemId`, one item
 * in it (the time of a section is told without an item); `scroll`: the deepest point so far in percent; `input`: the visitor pointed, typed, scrolled or touched.
 */
const visitEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('visible'), ms: milliseconds }),
  z.strictObject({ type: z.literal('seen'), section: visitSection, itemId: z.uuid().optional(), ms: milliseconds }),
  z.strictObject({ type: z.literal('scroll'), percent: z.int().min(0).max(100) }),
  z.strictObject({ type: z.literal('input') }),
  z.strictObject({ type: z.literal('action'), action: visitAction, itemId: z.uuid().optional() }),
]);
export type VisitEvent = z.infer<typeof visitEvent>;

const tag = lineText(60);
const token = z.string().max(300);
/**
 * A page that opens: `key` is a username or user id, `profile` the slug of a named profile, `itemId` the item whose own page it is. Of the referrer only the
 * host is kept. `after` is the token of the page seen before in the same tab: the visit goes on.
 */
export const startVisitInput = z.strictObject({
  key: z.string().min(1).max(100),
  profile: z.string().max(100).optional(),
  itemId: z.uuid().optional(),
  referrer: z.string().max(2000).optional(),
  campaign: z.strictObject({ source: tag.optional(), medium: tag.optional(), name: tag.optional() }).optional(),
  after: token.optional(),
});
export type StartVisitInput = z.input<typeof startVisitInput>;

/** Why a page view is not counted: the owner's own, the browser asks not to be tracked, a program, or the product can't count now. */
const notCounted = z.enum(['own', 'asked', 'bot', 'unavailable']);
/** `token` goes with every beacon of this page view; null: nothing of it is counted, and `reason` says why. */
export const startedVisit = z.strictObject({ token: z.string().nullable(), reason: notCounted.nullable() });
export type StartedVisit = z.infer<typeof startedVisit>;

/** A beacon: `number` rises with each one of a visit, also across its pages. The first one of a visit must show that it counts (see `countsAfterMs`). */
export const recordVisitInput = z.strictObject({ token, number: z.int().min(1).max(100_000), events: z.array(visitEvent).min(1).max(maxBeaconEvents) });
/** Why a beacon was not taken: a token that is not ours or another visitor's, an old number, more time than has passed, too little to count, a visit that is over. */
export const beaconRefusal = z.enum(['forged', 'replayed', 'sped-up', 'too-early', 'over']);
export type BeaconRefusal = z.infer<typeof beaconRefusal>;
/** Refused: null if the beacon was stored. After `over` or `forged` the browser starts another visit; after `too-early` it sends the same events later. */
export const recordedVisit = z.strictObject({ refused: beaconRefusal.nullable() });
export type RecordedVisit = z.infer<typeof recordedVisit>;

export const deviceKind = z.enum(['phone', 'tablet', 'computer']);
export type DeviceKind = z.infer<typeof deviceKind>;
export const campaign = z.strictObject({ source: z.string().nullable(), medium: z.string().nullable(), name: z.string().nullable() });

/** Everything that is kept about one visit, for the visitor. `owner` is null when the portfolio is gone or no longer shown. Times in view in ms. */
const trace = z.strictObject({
  id: z.uuid(),
  owner: z.strictObject({ uname: z.string(), name: z.string() }).nullable(),
  startedAt: z.iso.datetime(),
  /** How the owner is shown the visitor now. */
  shownAs: z.enum(['named', 'kind', 'anonymous']),
  byLink: z.boolean(),
  /** The verified address with which a link was opened, which the owner sees. */
  email: z.string().nullable(),
  referrerHost: z.string().nullable(),
  campaign: campaign.nullable(),
  device: deviceKind,
  country: z.string().nullable(),
  views: z.int(),
  visibleMs: z.int(),
  scrollPercent: z.int(),
  sections: z.array(z.strictObject({ section: visitSection, ms: z.int() })),
  actions: z.array(z.strictObject({ action: visitAction, count: z.int() })),
});
export type Trace = z.infer<typeof trace>;
export const listTracesQuery = z.strictObject({ cursor: z.uuid().optional() });
export const tracePage = z.strictObject({ items: z.array(trace), nextCursor: z.uuid().nullable() });
export type TracePage = z.infer<typeof tracePage>;
/** A guest proves a visit by its tokens: nobody else ever had them. */
export const visitTokens = z.strictObject({ tokens: z.array(token).min(1).max(20) });
