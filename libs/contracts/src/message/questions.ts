import { z } from 'zod';
import { rpc } from '../rpc';
import {
  listThreadsQuery,
  messagePage,
  readThreadQuery,
  replyInput,
  sentMessage,
  startThreadInput,
  threadPage,
  unreadThreads,
  updateThreadInput,
} from './shapes';

/** inbox: what others wrote; sent: where the caller wrote; unread: not read yet; archived: put away. The latest first. */
export const listThreads = rpc('user.message.threads', { access: 'person', input: listThreadsQuery, output: threadPage, idempotent: true });
export const countUnread = rpc('user.message.unread', { access: 'person', input: z.strictObject({}), output: unreadThreads, idempotent: true });
/** Messages, the latest first. Throws NOT_FOUND for another's thread and while one of the two blocks the other, as every question here does. */
export const readThread = rpc('user.message.read', {
  access: 'person',
  input: readThreadQuery.extend({ id: z.uuid() }),
  output: messagePage,
  idempotent: true,
});
/** Writes to somebody whose page the caller sees, or goes on with their thread; throws NOT_FOUND, TOO_MANY_REQUESTS. */
export const startThread = rpc('user.message.start', { access: 'person', input: startThreadInput, output: sentMessage, timeoutMs: 10_000 });
/** Goes on with a thread; a guest gets it by e-mail. Throws BODY_INVALID for a guest who wants no more of those. */
export const reply = rpc('user.message.reply', { access: 'person', input: replyInput.extend({ id: z.uuid() }), output: sentMessage });
/** Puts a thread away or takes it out again; marks it read up to a message of it. */
export const updateThread = rpc('user.message.update', {
  access: 'person',
  input: updateThreadInput.extend({ id: z.uuid() }),
  output: z.strictObject({}),
  idempotent: true,
});
