import { z } from 'zod';
import { type ApiRoute, writeErrors as write } from './api-route';
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
} from './message';

/** Messages between people who are signed in. */
export const messageRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/threads',
    summary: 'Conversations of the caller, ten a page, the latest first',
    query: listThreadsQuery,
    status: 200,
    answer: threadPage,
    errors: ['BODY_INVALID'],
  },
  { method: 'GET', path: '/api/threads/unread', summary: 'How many conversations hold something unread', status: 200, answer: unreadThreads, errors: [] },
  {
    method: 'POST',
    path: '/api/threads',
    summary: 'Write to a person whose page the caller sees; ten new conversations and a hundred messages a day',
    body: startThreadInput,
    status: 201,
    answer: sentMessage,
    errors: [...write, 'NOT_FOUND', 'IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH'],
  },
  {
    method: 'GET',
    path: '/api/threads/{id}',
    summary: 'A conversation, ten messages a page, the latest first',
    query: readThreadQuery,
    status: 200,
    answer: messagePage,
    errors: ['NOT_FOUND', 'BODY_INVALID'],
  },
  {
    method: 'POST',
    path: '/api/threads/{id}/messages',
    summary: 'Go on with a conversation',
    body: replyInput,
    status: 201,
    answer: sentMessage,
    errors: [...write, 'NOT_FOUND', 'IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH'],
  },
  {
    method: 'PATCH',
    path: '/api/threads/{id}',
    summary: 'Archive a conversation, take it out again, or mark it read up to a message',
    body: updateThreadInput,
    status: 200,
    answer: z.strictObject({}),
    errors: [...write, 'NOT_FOUND'],
  },
];
