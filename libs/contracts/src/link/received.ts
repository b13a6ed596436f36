import { z } from 'zod';
import { queryNumber } from '../query-number';
import { type ClosedLinkReason, closedLinkReason } from './gate';

export type ReceivedLinkRefusal = ClosedLinkReason;
export const opening = {
  /** The id of the opening, not of the link: a link's own id is for its owner only. */
  id: z.uuid(),
  firstOpenedAt: z.iso.datetime(),
  lastOpenedAt: z.iso.datetime(),
  /** Null: it still opens. */
  refusal: closedLinkReason.nullable(),
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
