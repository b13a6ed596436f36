import { z } from 'zod';
import { accents } from './accents';
import { item, itemContent, itemKind, visibility } from './item';
import { maxItems } from './limits';
import { media } from './media';
import { rpc } from './rpc';
import { lineText, markdownText, webAddress } from './text';

/** Networks a portfolio links to, and contact data, each with its own visibility (contact starts private, DESIGN section 6). */
export const profileLink = z.strictObject({ label: lineText(60), url: webAddress });
export const contact = z.strictObject({ value: lineText(300), visibility });
// An address only has to look like one; whether it exists is nobody's business here (RFC 5321 allows more than any pattern).
const emailContact = z.strictObject({
  value: lineText(300).refine((value) => value === '' || /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(value), 'is not an e-mail address'),
  visibility,
});
const phoneContact = z.strictObject({
  value: lineText(60).refine((value) => value === '' || (/^[^<>@]*$/.test(value) && value.replace(/\D/g, '').length >= 3), 'is not a phone number'),
  visibility,
});
/** Who sees a whole section; a kind that is not named is public. An item is never seen wider than its section (DESIGN section 6). */
export const sectionVisibilities = z.partialRecord(itemKind, visibility);
export type SectionVisibilities = z.infer<typeof sectionVisibilities>;
/** As whom an owner looks at their own page. */
export const viewAs = z.enum(['visitor', 'link']);
export type ViewAs = z.infer<typeof viewAs>;
export const look = z.enum(['calm', 'compact', 'editorial']);
export const accent = z.enum(accents);

/** A profile beside the default one, as its owner's lists show it. */
export const namedProfileSummary = z.strictObject({ id: z.uuid(), slug: z.string(), title: z.string(), visibility: z.enum(['public', 'private']) });
export type NamedProfileSummary = z.infer<typeof namedProfileSummary>;

/** What a person writes about themselves above the items. */
export const profileBasics = z.strictObject({
  name: lineText(100).refine((name) => name !== '', 'is needed'),
  headline: lineText(300),
  summary: markdownText(5000),
  location: lineText(200),
  links: z.array(profileLink).max(20),
  email: emailContact,
  phone: phoneContact,
  look,
  accent,
});
export type ProfileBasics = z.infer<typeof profileBasics>;

const viewer = z.enum(['owner', 'stranger', 'link']);

/** Exactly what this caller may see of a portfolio: the one projector's answer (DESIGN section 1.2). */
export const portfolioView = z.strictObject({
  ownerId: z.uuid(),
  uname: z.string(),
  version: z.int(),
  viewer,
  profile: z.strictObject({
    name: z.string(),
    headline: z.string(),
    summary: z.string(),
    location: z.string(),
    links: z.array(z.strictObject({ label: z.string(), url: z.string() })),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    photo: z.string().nullable(),
    look,
    accent,
    /** Of a named profile: what stands behind `?profile=`, and its title. Null and empty: the default profile. */
    slug: z.string().nullable(),
    title: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    indexable: z.boolean(),
  }),
  items: z.array(item.omit({ provenance: true }).extend({ evidence: z.boolean(), /** Left out where there is none. */ media: z.array(media).optional() })),
  /** Only for the owner: the switch, the contact data's own visibility and the edit version. */
  owner: z
    .strictObject({
      visibility: z.enum(['public', 'private']),
      profileVersion: z.int(),
      email: contact,
      phone: contact,
      sections: sectionVisibilities,
      /** What becomes, or is, public: counts by kind of items, and contact fields that are public. */
      publicCounts: z.record(z.string(), z.int()),
      privateItems: z.int(),
      /** The id of the named profile that is shown; null: the default one. Visibility, version and counts are those of what is shown. */
      profileId: z.uuid().nullable(),
      /** All there are beside the default one. */
      profiles: z.array(namedProfileSummary),
    })
    .nullable(),
});
export type PortfolioView = z.infer<typeof portfolioView>;
export type ViewedItem = PortfolioView['items'][number];

const neighbour = z.strictObject({ id: z.uuid(), heading: z.string() }).nullable();

/** One item's own page, cut from the projector's answer: the item, who it belongs to, its neighbours, and the skills its words may show. */
export const itemPageView = portfolioView.pick({ ownerId: true, uname: true, version: true, viewer: true }).extend({
  profile: portfolioView.shape.profile.pick({ name: true, headline: true, photo: true, indexable: true, accent: true, slug: true }),
  item: portfolioView.shape.items.element,
  skills: portfolioView.shape.items,
  previous: neighbour,
  next: neighbour,
});
export type ItemPageView = z.infer<typeof itemPageView>;

/** Makes the private profile of a new person; idempotent. */
export const ensureProfile = rpc('portfolio.profile.ensure', {
  access: 'system',
  input: z.strictObject({ userId: z.uuid(), uname: z.string(), unameVersion: z.int(), name: z.string(), email: z.string().nullable() }),
  output: z.strictObject({}),
  idempotent: true,
});
/**
 * The projector, as JSON text so that it passes through unparsed. Key: username or user id. `as`: an owner sees what others would. `profile` is the slug of
 * a named profile, the default one without; `any`: where that is not to be seen, a named one that is. Throws NOT_FOUND.
 */
export const viewPortfolio = rpc('portfolio.view', {
  access: 'guest',
  input: z.strictObject({ key: z.string().max(100), as: viewAs.optional(), profile: z.string().max(100).optional(), any: z.boolean().optional() }),
  output: z.strictObject({ version: z.int(), json: z.string() }),
  idempotent: true,
});
/**
 * The version of what a stranger sees, for caches that must be right within one request. A page is `uname`, or `uname?slug` for a named profile; what
 * strangers may not see is left out.
 */
export const publicVersion = rpc('portfolio.public-version', {
  access: 'guest',
  input: z.strictObject({ pages: z.array(z.string().max(200)).min(1).max(500) }),
  output: z.strictObject({ versions: z.record(z.string(), z.int()) }),
  idempotent: true,
  // One look into an index; while nobody answers, strangers wait for it before they get the page there was.
  timeoutMs: 3_000,
});
/** Name, photo and named profiles for user info and the bar. */
export const getProfileCard = rpc('portfolio.profile.card', {
  access: 'guest',
  input: z.strictObject({ userId: z.uuid() }),
  output: z.strictObject({
    name: z.string(),
    headline: z.string(),
    photo: z.string().nullable(),
    profiles: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
  }),
  idempotent: true,
});
/** The same for many; who has no profile is left out. */
export const listProfileCards = rpc('portfolio.profile.cards', {
  access: 'system',
  input: z.strictObject({ userIds: z.array(z.uuid()).max(1000) }),
  output: z.strictObject({ cards: z.record(z.string(), z.strictObject({ name: z.string(), photo: z.string().nullable() })) }),
  idempotent: true,
});

/** Who may come to a profile: strangers at all, people search, search engines. `version` is what a change of them must carry. */
export const profileSwitches = z.strictObject({ visibility: z.enum(['public', 'private']), findable: z.boolean(), indexable: z.boolean(), version: z.int() });
export type ProfileSwitches = z.infer<typeof profileSwitches>;
/** The caller's own; throws SIGN_IN_REQUIRED, NOT_FOUND. */
export const getProfileSwitches = rpc('portfolio.profile.switches', { access: 'owner', input: z.strictObject({}), output: profileSwitches, idempotent: true });

export const updateProfileInput = z.strictObject({
  version: z.int(),
  basics: profileBasics.partial().optional(),
  visibility: z.enum(['public', 'private']).optional(),
  indexable: z.boolean().optional(),
  findable: z.boolean().optional(),
  /** Kinds that are named change, the others stay. */
  sections: sectionVisibilities.optional(),
});
/** Changes the owner's profile; throws VERSION_CONFLICT {version}. Without a version the last word counts. */
export const updateProfile = rpc('portfolio.profile.update', {
  access: 'owner',
  input: updateProfileInput.extend({ version: z.int().nullable() }),
  output: z.strictObject({ version: z.int() }),
});

export const createItemInput = z.strictObject({ content: itemContent, visibility: visibility.optional() });
export const createItem = rpc('portfolio.item.create', { access: 'owner', input: createItemInput, output: item });
export const updateItemInput = z.strictObject({ version: z.int(), content: itemContent.optional(), visibility: visibility.optional() });
/** Throws NOT_FOUND, VERSION_CONFLICT {version}. */
export const updateItem = rpc('portfolio.item.update', { access: 'owner', input: updateItemInput.extend({ id: z.uuid() }), output: item });
/** One item of the caller, with provenance. Throws NOT_FOUND, for somebody else's too. */
export const getItem = rpc('portfolio.item.get', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: item, idempotent: true });
export const deleteItem = rpc('portfolio.item.delete', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });
/** The whole order of one kind; unknown or foreign ids are NOT_FOUND and nothing moves. */
export const orderItemsInput = z.strictObject({ kind: item.shape.kind, ids: z.array(z.uuid()).max(maxItems) });
export const orderItems = rpc('portfolio.item.order', { access: 'owner', input: orderItemsInput, output: z.strictObject({}) });
/** Every item of the caller with provenance, by kind and position. */
export const listItems = rpc('portfolio.item.list', {
  access: 'owner',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(item) }),
  idempotent: true,
});
/** "Fill in by hand": five fields make a page. */
export const startByHandInput = z.strictObject({
  name: lineText(100),
  headline: lineText(300),
  position: lineText(200),
  employer: lineText(200),
  skills: lineText(1000),
});
export const startByHand = rpc('portfolio.profile.start-by-hand', { access: 'owner', input: startByHandInput, output: z.strictObject({ items: z.int() }) });
