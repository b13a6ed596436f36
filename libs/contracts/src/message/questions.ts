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

/** inbox: where others wrote; sent: where the caller wrote; unread: not read yet; archived: put away. The latest first. */
export const listThreads = rpc('user.message.threads', { access: 'person', input: listThreadsQuery, output: threadPage, idempotent: true });
export const countUnread = rpc('user.message.unread', { access: 'person', input: z.strictObject({}), output: unreadThreads, idempotent: true });
/** Messages, the latest first. Like every question here, throws NOT_FOUND for other people's threads, and while one of the two blocks the other. */
export const readThread = rpc('user.message.read', {
  access: 'person',
  input: readThreadQuery.extend({ id: z.uuid() }),
  output: messagePage,
  idempotent: true,
});
/** Writes to a person whose page the caller sees, or continues their thread; throws NOT_FOUND, TOO_MANY_REQUESTS. */
export const startThread = rpc('user.message.start', { access: 'person', input: startThreadInput, output: sentMessage, timeoutMs: 10_000 });
/** Continues a thread; a guest gets the message by e-mail. Throws BODY_INVALID for a guest who no longer wants those. */
export const reply = rpc('user.message.reply', { access: 'person', input: replyInput.extend({ id: z.uuid() }), output: sentMessage });
/** Archives a thread or takes it out again; marks it read up to one of its messages. */
export const updateThread = rpc('user.message.update', {
  access: 'person',
  input: updateThreadInput.extend({ id: z.uuid() }),
  output: z.strictObject({}),
  idempotent: true,
});
