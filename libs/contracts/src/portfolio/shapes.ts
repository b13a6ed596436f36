import { z } from 'zod';
import { accents } from '../accents';
import { brokenRules } from '../broken-rules';
import { item, itemContent, itemKind, visibility } from '../item/shapes';
import { maxItems } from '../limits';
import { media } from '../media/shapes';
import { lineText, markdownText, webAddress } from '../text';

/** Networks that a portfolio links to, and contact data. Each piece of contact data has its own visibility (private at first, DESIGN section 6). */
const profileLink = z.strictObject({ label: lineText(60), url: webAddress });
const contact = z.strictObject({ value: lineText(300), visibility });
// An address only has to look like one; we do not check that it exists (RFC 5321 allows more than any pattern).
const emailContact = z.strictObject({
  value: lineText(300).refine((value) => value === '' || /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(value), brokenRules.emailAddress),
  visibility,
});
const phoneContact = z.strictObject({
  value: lineText(60).refine((value) => value === '' || (/^[^<>@]*$/.test(value) && value.replace(/\D/g, '').length >= 3), brokenRules.phoneNumber),
  visibility,
});
/** Who sees a whole section; a kind that is not listed is public. An item is never visible to more people than its section (DESIGN section 6). */
const sectionVisibilities = z.partialRecord(itemKind, visibility);
export type SectionVisibilities = z.infer<typeof sectionVisibilities>;
/** How owners can view their own page. */
export const viewAs = z.enum(['visitor', 'link']);
export type ViewAs = z.infer<typeof viewAs>;
export const look = z.enum(['calm', 'compact', 'editorial']);
export const accent = z.enum(accents);

/** A profile besides the default one, as its owner's lists show it. */
export const namedProfileSummary = z.strictObject({ id: z.uuid(), slug: z.string(), title: z.string(), visibility: z.enum(['public', 'private']) });
export type NamedProfileSummary = z.infer<typeof namedProfileSummary>;

/** What a person writes about themselves above the items. */
export const profileBasics = z.strictObject({
  name: lineText(100).refine((name) => name !== '', brokenRules.missing),
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
/** The names of the basics. Each is a column of the profile, and is written, restored by the history and shown under this name. */
export const basicsNames = Object.keys(profileBasics.shape) as (keyof ProfileBasics)[];

const viewer = z.enum(['owner', 'stranger', 'link']);
/**
 * The rules of the links by which a portfolio is seen; where several links show it, the strictest. `watermark` stands in it besides the date; null: none.
 * `resume` is the resume sent with the application that a link belongs to, found at `/files/links/{linkId}/resumes/{id}/{name}`.
 */
const seenByLink = z.strictObject({
  downloads: z.boolean(),
  deepTalk: z.boolean(),
  watermark: z.string().nullable(),
  resume: z.strictObject({ linkId: z.uuid(), id: z.uuid() }).nullable(),
});
export type SeenByLink = z.infer<typeof seenByLink>;

/** Exactly what this caller may see of a portfolio: the one projector's answer (DESIGN section 1.2). */
export const portfolioView = z.strictObject({
  ownerId: z.uuid(),
  uname: z.string(),
  version: z.int(),
  viewer,
  /** Left out where no link shows it. */
  link: seenByLink.optional(),
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
    /** For a named profile: the value of `?profile=`, and its title. Null and empty for the default profile. */
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
      /** What is public, or would become so: counts by kind of item, and public contact fields. */
      publicCounts: z.record(z.string(), z.int()),
      privateItems: z.int(),
      /** The id of the named profile that is shown; null: the default one. Visibility, version and counts are those of the shown profile. */
      profileId: z.uuid().nullable(),
      /** All profiles besides the default one. */
      profiles: z.array(namedProfileSummary),
    })
    .nullable(),
});
export type PortfolioView = z.infer<typeof portfolioView>;
export type ViewedItem = PortfolioView['items'][number];

const neighbour = z.strictObject({ id: z.uuid(), heading: z.string() }).nullable();

/** One item's own page, cut from the projector's answer: the item, its owner, its neighbours, and the skills that its text may show. */
export const itemPageView = portfolioView.pick({ ownerId: true, uname: true, version: true, viewer: true, link: true }).extend({
  profile: portfolioView.shape.profile.pick({ name: true, headline: true, photo: true, indexable: true, accent: true, slug: true }),
  item: portfolioView.shape.items.element,
  skills: portfolioView.shape.items,
  previous: neighbour,
  next: neighbour,
});
export type ItemPageView = z.infer<typeof itemPageView>;

/** Who can reach a profile: strangers at all, people search, search engines. A change of them must carry `version`. */
export const profileSwitches = z.strictObject({ visibility: z.enum(['public', 'private']), findable: z.boolean(), indexable: z.boolean(), version: z.int() });
export type ProfileSwitches = z.infer<typeof profileSwitches>;

export const updateProfileInput = z.strictObject({
  version: z.int(),
  basics: profileBasics.partial().optional(),
  visibility: z.enum(['public', 'private']).optional(),
  indexable: z.boolean().optional(),
  findable: z.boolean().optional(),
  /** Kinds that are listed change, the others stay as they are. */
  sections: sectionVisibilities.optional(),
});

export const createItemInput = z.strictObject({ content: itemContent, visibility: visibility.optional() });
export const updateItemInput = z.strictObject({ version: z.int(), content: itemContent.optional(), visibility: visibility.optional() });
/** The complete order of one kind; for unknown or other people's ids, NOT_FOUND is thrown and nothing moves. */
export const orderItemsInput = z.strictObject({ kind: item.shape.kind, ids: z.array(z.uuid()).max(maxItems) });
/** "Fill in by hand": five fields make a page. */
export const startByHandInput = z.strictObject({
  name: lineText(100),
  headline: lineText(300),
  position: lineText(200),
  employer: lineText(200),
  skills: lineText(1000),
});
