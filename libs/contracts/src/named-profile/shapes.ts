import { z } from 'zod';
import { brokenRules } from '../broken-rules';
import { maxItems } from '../limits';
import { accent, look } from '../portfolio/shapes';
import { lineText, markdownText } from '../text';

/** The value of `?profile=` in the address of a named profile. */
export const profileSlug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, brokenRules.profileSlug);
const title = lineText(60).refine((text) => text !== '', brokenRules.missing);
const visibility = z.enum(['public', 'private']);

/**
 * Another view of the same evidence at `/{uname}?profile={slug}`: text, look, and a selection of items in its own order. Everything not listed here (name,
 * place, links, contact data, who sees an item) is shared with the person's other profiles.
 */
export const namedProfile = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  headline: z.string(),
  summary: z.string(),
  look,
  accent,
  visibility,
  /** In their order within each kind; deleted items are left out. */
  items: z.array(z.uuid()),
  version: z.int(),
  updatedAt: z.iso.datetime(),
});
export type NamedProfile = z.infer<typeof namedProfile>;

/** A new one is private, has the text of the default profile, and shows all its items. */
export const createNamedProfileInput = z.strictObject({ title, slug: profileSlug });

export const updateNamedProfileInput = z.strictObject({
  version: z.int(),
  title: title.optional(),
  slug: profileSlug.optional(),
  headline: lineText(300).optional(),
  summary: markdownText(5000).optional(),
  look: look.optional(),
  accent: accent.optional(),
  visibility: visibility.optional(),
  items: z
    .array(z.uuid())
    .max(maxItems)
    .refine((ids) => new Set(ids).size === ids.length, 'names an item twice')
    .optional(),
});
export type UpdateNamedProfileInput = z.infer<typeof updateNamedProfileInput>;
