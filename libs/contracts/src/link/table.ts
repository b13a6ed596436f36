import { z } from 'zod';
import { maxLinkTable } from '../limits';
import { createLinkInput, linkWithToken } from './shapes';

/** The columns of a table of recipients, named in its first line; `recipient` is needed, and empty cells follow the common rules. */
export const linkTableColumns = ['recipient', 'email', 'ends', 'views', 'note'] as const;
export type LinkTableColumn = (typeof linkTableColumns)[number];

/**
 * A table of recipients (CSV with commas or semicolons) from which one link is made per line. `file` is its bytes in base64; `encoding` its character set by a
 * name that browsers know, for files that are not UTF-8. `rules` hold for all links; a line's `email` lets only that address in.
 */
export const linkTableInput = z.strictObject({
  file: z.base64().max(Math.ceil(maxLinkTable.bytes / 3) * 4),
  encoding: z.string().max(40).default('utf-8'),
  rules: createLinkInput.omit({ description: true, application: true, status: true }),
});
export type LinkTableInput = z.input<typeof linkTableInput>;

/** What a line of the table becomes; `line` counts from 1, the line of the column names. */
const linkTableRow = z.strictObject({
  line: z.int(),
  description: z.string(),
  email: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  maxViews: z.int().nullable(),
  note: z.string(),
});
export type LinkTableRow = z.infer<typeof linkTableRow>;
/** What is wrong on a line; `column` is null where it is the line itself. The sentence ends without a full stop. */
const linkTableError = z.strictObject({ line: z.int(), column: z.enum(linkTableColumns).nullable(), message: z.string() });
export type LinkTableError = z.infer<typeof linkTableError>;

/** What would be made. `digest` stands for exactly this; null while there are errors, with which nothing can be made. */
export const linkTablePreview = z.strictObject({ rows: z.array(linkTableRow), errors: z.array(linkTableError), digest: z.string().nullable() });
export type LinkTablePreview = z.infer<typeof linkTablePreview>;

/** The same table and rules again, with the digest of their preview. */
export const makeLinksInput = linkTableInput.extend({ digest: z.string().max(100) });
/** The links in the order of the table. */
export const madeLinks = z.strictObject({ links: z.array(linkWithToken) });
