import { route } from '../route';
import { countUnread, listThreads, readThread, reply, startThread, updateThread } from './questions';

/** Messages between signed-in people. */
export const messageRoutes = [
  route('GET /api/threads', { question: listThreads, limit: 'none', summary: 'Conversations of the caller, ten a page, the latest first' }),
  route('GET /api/threads/unread', { question: countUnread, limit: 'none', summary: 'How many conversations hold something unread' }),
  route('POST /api/threads', {
    question: startThread,
    limit: 'write',
    carriesLinks: true,
    summary: 'Write to a person whose page the caller sees; ten new conversations and a hundred messages a day',
    status: 201,
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/threads/{id}', {
    question: readThread,
    limit: 'none',
    summary: 'A conversation, ten messages a page, the latest first',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/threads/{id}/messages', { question: reply, limit: 'write', summary: 'Go on with a conversation', status: 201, errors: ['NOT_FOUND'] }),
  route('PATCH /api/threads/{id}', {
    question: updateThread,
    limit: 'write',
    summary: 'Archive a conversation, take it out again, or mark it read up to a message',
    errors: ['NOT_FOUND'],
  }),
];
