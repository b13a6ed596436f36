import { z } from 'zod';
import { route } from '../route';
import { answerFeedback, closeFeedback, listFeedback, listOwnFeedback } from './questions';
import { feedbackInput } from './shapes';

export const sendFeedbackRoute = route('POST /api/feedback', {
  access: 'guest',
  limit: 'feedback',
  summary: 'Tell the people who run this installation an idea, a problem or a question, with or without an account; the same key again is the same feedback',
  body: feedbackInput,
  status: 201,
  answer: z.strictObject({ id: z.uuid() }),
});

/** What people say about the product. */
export const feedbackRoutes = [
  sendFeedbackRoute,
  route('GET /api/feedback', { question: listOwnFeedback, limit: 'none', summary: 'What the caller wrote, with the answers' }),
  route('GET /api/admin/feedback', { question: listFeedback, limit: 'none', summary: 'What people wrote, by its state' }),
  route('POST /api/admin/feedback/{id}/answer', {
    question: answerFeedback,
    limit: 'write',
    summary: 'Answer it; whoever wrote it is told',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  route('POST /api/admin/feedback/{id}/close', {
    question: closeFeedback,
    limit: 'write',
    summary: 'Close it without an answer, or after one',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
];
