import { z } from 'zod';
import { itemKind, visibility } from '../item/shapes';
import { beaconRefusal, campaign, deviceKind, visitAction, visitSection } from '../visit/shapes';

const day = z.iso.date();
/**
 * Days in UTC, both included; `to` is today unless given, `from` 29 days before it. Days that are older than the plan's history, or that are to come, are cut
 * off: the answer says which days it holds. `linkId`: only what came by this link.
 */
export const analyticsQuery = z.strictObject({ from: day.optional(), to: day.optional(), linkId: z.uuid().optional() });
export type AnalyticsQuery = z.input<typeof analyticsQuery>;

/** The days an answer holds, the days of the same length before them (null: older than the history), and the first day of the plan's history. */
const analyticsRange = z.strictObject({
  from: day,
  to: day,
  before: z.strictObject({ from: day, to: day }).nullable(),
  earliest: day,
});
export type AnalyticsRange = z.infer<typeof analyticsRange>;

/**
 * Counts of one stretch of time. `readers` are counted for each day and added, since nobody who is not signed in can be told from one day to the next. `toEnd`
 * are visits that read to the end. Times in view in ms.
 */
const figures = z.strictObject({
  views: z.int(),
  visits: z.int(),
  readers: z.int(),
  visibleMs: z.int(),
  toEnd: z.int(),
  actions: z.record(visitAction, z.int()),
});
export type Figures = z.infer<typeof figures>;

/** What news of visits is about: yesterday, or the last whole week from Monday to Sunday, in UTC. */
export const visitPeriod = z.enum(['day', 'week']);
/** The figures of such a period. `readers` are those of each day, added; `byLink` are views by links, and `viewsBefore` those of the period before. */
export const visitDigest = figures.pick({ views: true, readers: true, visibleMs: true }).extend({ byLink: z.int(), viewsBefore: z.int() });
export type VisitDigest = z.infer<typeof visitDigest>;

/** Where visits came from: by a link, from inside Folia (search, messages, another page), from another site, with campaign tags, or straight to the address. */
const channelKind = z.enum(['link', 'inside', 'site', 'campaign', 'direct']);
/** `name` is the description of the link, the host or the campaign; empty for inside and direct, and for a link that is gone. */
const channel = z.strictObject({ kind: channelKind, linkId: z.uuid().nullable(), name: z.string() });
export type Channel = z.infer<typeof channel>;
const share = { visits: z.int(), readers: z.int(), views: z.int(), visibleMs: z.int() };

/**
 * A person as the owner may see them: by name where they chose so while signed in (`named`) or verified an address at a link (`verified`), else by their kind
 * (`kind`), else by the link (`link`), else not at all (`anonymous`).
 */
const reader = z.discriminatedUnion('shown', [
  z.strictObject({ shown: z.literal('named'), userId: z.uuid(), uname: z.string(), name: z.string(), photo: z.string().nullable() }),
  z.strictObject({ shown: z.literal('verified'), email: z.string() }),
  z.strictObject({ shown: z.literal('kind'), kind: z.enum(['individual', 'business']) }),
  z.strictObject({ shown: z.literal('link'), linkId: z.uuid(), name: z.string() }),
  z.strictObject({ shown: z.literal('anonymous') }),
]);
export type Reader = z.infer<typeof reader>;

export const overview = z.strictObject({
  range: analyticsRange,
  /** Whether the plan holds the funnel and the timelines of visits. */
  premium: z.boolean(),
  now: figures,
  before: figures.nullable(),
  /** Every day of the range, oldest first; `named` are people who may be named and came on that day. */
  days: z.array(z.strictObject({ day, views: z.int(), readers: z.int(), visibleMs: z.int(), named: z.array(z.string()).max(5) })),
  /** Views of every day before, in the same order; null where there are none to compare with. */
  daysBefore: z.array(z.strictObject({ day, views: z.int() })).nullable(),
  channels: z.array(channel.extend(share)),
  devices: z.array(z.strictObject({ device: deviceKind, ...share })),
  /** Empty where the installation is not told countries. ISO 3166-1 alpha-2. */
  countries: z.array(z.strictObject({ country: z.string(), ...share })),
  /** What no person did, and beacons that were refused: never part of the figures. */
  programs: z.strictObject({ bots: z.int(), previews: z.int() }),
  refused: z.array(z.strictObject({ reason: beaconRefusal, count: z.int() })),
  /** Times in which visits could not be counted. */
  gaps: z.array(z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() })),
  /** Since the first view ever, which no history limit touches. */
  ever: z.strictObject({ views: z.int(), since: day.nullable() }),
});
export type Overview = z.infer<typeof overview>;

/** One row of who viewed: views and times of all rows add up to the figures of the same range. `longest` is where they stayed longest. */
const readerRow = z.strictObject({
  reader,
  channels: z.array(channel).max(5),
  ...share,
  longest: z.strictObject({ section: visitSection, itemId: z.uuid().nullable(), heading: z.string() }).nullable(),
  lastAt: z.iso.datetime(),
});
export type ReaderRow = z.infer<typeof readerRow>;
/** The latest first, the anonymous ones in one last row. `hidden` true: the caller hides their own visits, so nobody is named to them. */
export const readers = z.strictObject({ range: analyticsRange, rows: z.array(readerRow), hidden: z.boolean() });
export type Readers = z.infer<typeof readers>;

export const listVisitsQuery = analyticsQuery.extend({ cursor: z.uuid().optional() });
const visit = z.strictObject({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  reader,
  channel,
  campaign: campaign.nullable(),
  device: deviceKind,
  country: z.string().nullable(),
  views: z.int(),
  visibleMs: z.int(),
  scrollPercent: z.int(),
  longest: readerRow.shape.longest,
});
export type Visit = z.infer<typeof visit>;
export const visitPage = z.strictObject({ range: analyticsRange, items: z.array(visit), nextCursor: z.uuid().nullable() });
export type VisitPage = z.infer<typeof visitPage>;

/** One step of a visit. `at` is when the beacon came that told it; `heading` is empty for what is no item, and for an item that is gone. */
const step = z.strictObject({
  at: z.iso.datetime(),
  what: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('view') }),
    z.strictObject({ type: z.literal('seen'), section: visitSection, ms: z.int() }),
    z.strictObject({ type: z.literal('action'), action: visitAction, times: z.int() }),
  ]),
  itemId: z.uuid().nullable(),
  heading: z.string(),
});
/** `steps` null: the plan does not hold timelines. */
export const visitTimeline = visit.extend({ steps: z.array(step).nullable() });
export type VisitTimeline = z.infer<typeof visitTimeline>;

/** A link's life in a range: its ends, and a dot for each visit (the latest 200). `sessionsInADay` is the largest number of browsers that had it open in one day. */
const linkLife = z.strictObject({
  linkId: z.uuid(),
  name: z.string(),
  state: z.enum(['draft', 'active', 'paused', 'revoked', 'expired', 'exhausted', 'locked']),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  ...share,
  sessionsInADay: z.int(),
  lastAt: z.iso.datetime().nullable(),
  dots: z.array(z.strictObject({ visitId: z.uuid(), at: z.iso.datetime(), visibleMs: z.int() })),
});
export type LinkLife = z.infer<typeof linkLife>;
export const linkLives = z.strictObject({ range: analyticsRange, items: z.array(linkLife) });
export type LinkLives = z.infer<typeof linkLives>;

/**
 * Where readers stayed: a column for each of the eight channels with most time, a row for each section in the order of the page. `cells` follow `columns`, in
 * ms; `rest` is the time of all other channels.
 */
export const heat = z.strictObject({
  range: analyticsRange,
  columns: z.array(channel),
  sections: z.array(z.strictObject({ section: visitSection, visibleMs: z.int(), cells: z.array(z.int()), rest: z.int() })),
  /** Every item of the portfolio, those nobody read too, the longest read first; `seen` counts visits, `opened` how often its evidence was looked at. */
  items: z.array(
    z.strictObject({
      itemId: z.uuid(),
      kind: itemKind,
      heading: z.string(),
      visibility,
      visibleMs: z.int(),
      seen: z.int(),
      opened: z.int(),
      cells: z.array(z.int()),
    }),
  ),
});
export type Heat = z.infer<typeof heat>;

const funnelStep = z.enum(['page', 'section', 'chat', 'contact', 'download']);
/** Visits that came to each step, whatever came between; null: the plan does not hold it. */
export const funnel = z.strictObject({ range: analyticsRange, steps: z.array(z.strictObject({ step: funnelStep, visits: z.int() })).nullable() });
export type Funnel = z.infer<typeof funnel>;

const onItem = { itemId: z.uuid(), heading: z.string() };
const onLink = { linkId: z.uuid(), name: z.string() };
/** What the figures say, with the figures that say it. Each kind has one action; `passed-over` may have nothing to do. */
const finding = z.discriminatedUnion('kind', [
  /** An item that only links show is read long: it could be public. */
  z.strictObject({ kind: z.literal('hidden-item-read'), ...onItem, visibleMs: z.int(), visits: z.int() }),
  /** A link that is open was not opened for days: send it again. */
  z.strictObject({ kind: z.literal('link-unopened'), ...onLink, days: z.int() }),
  /** Who came by a link came again: write to them. */
  z.strictObject({ kind: z.literal('link-returns'), ...onLink, visits: z.int(), visibleMs: z.int() }),
  /** Most visits end before the first section: look at headline and summary. */
  z.strictObject({ kind: z.literal('leaves-early'), visits: z.int(), of: z.int() }),
  /** One item holds much of all time: put it first. */
  z.strictObject({ kind: z.literal('item-holds'), ...onItem, visibleMs: z.int(), ofMs: z.int() }),
  /** Evidence is opened often: a claim that readers check. */
  z.strictObject({ kind: z.literal('evidence-checked'), ...onItem, opened: z.int() }),
  /** People read on but nobody writes or downloads: show a way to reach you. */
  z.strictObject({ kind: z.literal('no-contact'), visits: z.int(), visibleMs: z.int() }),
  /** One source brings most of the visits: be seen there more. */
  z.strictObject({ kind: z.literal('source-leads'), channel, visits: z.int(), of: z.int() }),
  /** A section that nearly nobody looks at. */
  z.strictObject({ kind: z.literal('passed-over'), section: visitSection, visibleMs: z.int(), ofMs: z.int() }),
]);
export type Finding = z.infer<typeof finding>;
export const findings = z.strictObject({ range: analyticsRange, items: z.array(finding).max(3) });
export type Findings = z.infer<typeof findings>;

/** How an owner is told of visits: at once, once a day, or not; and the digest of a week. Where (bell, e-mail) is the choice of the topic `visit`. */
export const visitAlerts = z.strictObject({ alerts: z.enum(['at-once', 'daily', 'off']), digest: z.boolean() });
export type VisitAlerts = z.infer<typeof visitAlerts>;
export const chooseVisitAlertsInput = visitAlerts.partial();
