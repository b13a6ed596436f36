import { z } from 'zod';
import { brokenRules } from '../broken-rules';
import { longestMessage } from '../limits';
import { blockText } from '../text';

/** The number of threads or messages on a page: there are more exactly when the page is full (SPEC section 5). */
export const messagePageSize = 10;
/** What one person may do per day, UTC (DESIGN section 14). */
export const threadsPerDay = 10;
export const messagesPerDay = 100;

const displayMode = z.enum(['inbox', 'sent', 'archived', 'unread']);
export type DisplayMode = z.infer<typeof displayMode>;

/** The other person, as the portfolio names them. A guest has no username, but an address proven to be theirs, until they want no more e-mails. */
const correspondent = z.strictObject({
  id: z.uuid(),
  uname: z.string().nullable(),
  name: z.string(),
  photo: z.string().nullable(),
  guest: z.strictObject({ email: z.string(), reachable: z.boolean() }).nullable(),
});
export const message = z.strictObject({ id: z.uuid(), mine: z.boolean(), text: z.string(), at: z.iso.datetime() });
export type Message = z.infer<typeof message>;
const thread = z.strictObject({ id: z.uuid(), with: correspondent, last: message, unread: z.boolean(), archived: z.boolean() });
export type Thread = z.infer<typeof thread>;

const text = blockText(longestMessage).refine((value) => value !== '', brokenRules.missing);
const cursor = z.uuid().optional();

export const listThreadsQuery = z.strictObject({ mode: displayMode.default('inbox'), cursor });
export const threadPage = z.strictObject({ items: z.array(thread), nextCursor: z.uuid().nullable() });
export const unreadThreads = z.strictObject({ count: z.int() });

export const readThreadQuery = z.strictObject({ cursor });
export const messagePage = z.strictObject({ thread, items: z.array(message), nextCursor: z.uuid().nullable() });

export const startThreadInput = z.strictObject({ to: z.uuid(), text });
export const sentMessage = z.strictObject({ threadId: z.uuid(), message });
export const replyInput = z.strictObject({ text });

export const updateThreadInput = z.strictObject({ archived: z.boolean().optional(), readUntil: z.uuid().optional() });
