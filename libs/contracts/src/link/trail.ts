import { z } from 'zod';
import { linkViewer, updateLinkInput } from './shapes';

/**
 * What happened to a link: by its owner (`made` to `restored`), by the product (`end-set`: a link without an end was given one; `locked`), by visitors
 * (`opened` to `wrong-code`).
 */
const linkEventKind = z.enum([
  'made',
  'changed',
  'paused',
  'resumed',
  'renewed',
  'unlocked',
  'revoked',
  'restored',
  'end-set',
  'locked',
  'opened',
  'accepted',
  'code-sent',
  'wrong-password',
  'wrong-code',
]);
export type LinkEventKind = z.infer<typeof linkEventKind>;

/** The rules that an owner can change, by their names. */
const ruleName = updateLinkInput.omit({ version: true, status: true }).keyof();

/** One line of a link's audit trail. */
const linkEvent = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: linkEventKind,
  /** By whom it was opened, as far as can be told; null for all other kinds. */
  viewer: linkViewer.nullable(),
  /** The verified address of who opened or accepted; null where none was asked for. */
  address: z.string().nullable(),
  /** The rules that were changed; empty for all other kinds. */
  rules: z.array(ruleName),
  /** The version of the notice that was accepted. */
  notice: z.int().nullable(),
});
export type LinkEvent = z.infer<typeof linkEvent>;

/** `cursor` is the last id of the previous page. */
export const listLinkEventsQuery = z.strictObject({ cursor: z.uuid().optional() });
/** The latest first, 50 on a page; `nextCursor` is null on the last one. */
export const linkEventPage = z.strictObject({ items: z.array(linkEvent), nextCursor: z.uuid().nullable() });
export type LinkEventPage = z.infer<typeof linkEventPage>;
