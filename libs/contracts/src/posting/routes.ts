import { route } from '../route';
import { deletePosting, getPosting, listPostings, readPostingBoard, readPostingPage, savePosting, updatePosting } from './questions';

/** Postings that people keep. */
export const postingRoutes = [
  route('POST /api/postings/read-page', {
    question: readPostingPage,
    limit: 'read-page',
    summary: 'The text of a posting that stands at a public address; nothing is kept',
    errors: ['ADDRESS_NO_TEXT', 'ADDRESS_REFUSED', 'ADDRESS_TOO_LARGE', 'ADDRESS_UNREACHABLE'],
  }),
  route('POST /api/postings/read-board', {
    question: readPostingBoard,
    limit: 'read-page',
    summary: 'The postings of a public board of Greenhouse, Lever or Ashby; nothing is kept',
    errors: ['ADDRESS_NO_TEXT', 'ADDRESS_REFUSED', 'ADDRESS_TOO_LARGE', 'ADDRESS_UNREACHABLE'],
  }),
  route('POST /api/postings', {
    question: savePosting,
    limit: 'write',
    summary: 'Keep a posting; the same text again answers with the one that is kept',
    status: 201,
    errors: ['NOT_A_JOB'],
  }),
  route('GET /api/postings', { question: listPostings, limit: 'none', summary: 'Postings of the caller, the latest kept first' }),
  route('GET /api/postings/{id}', { question: getPosting, limit: 'none', summary: 'A posting with its text', errors: ['NOT_FOUND'] }),
  route('PATCH /api/postings/{id}', {
    question: updatePosting,
    limit: 'write',
    summary: 'Correct what was read, say how far the application is, note, remind',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  route('DELETE /api/postings/{id}', {
    question: deletePosting,
    limit: 'write',
    summary: 'Delete a posting with its scores and resumes',
    errors: ['NOT_FOUND'],
  }),
];
