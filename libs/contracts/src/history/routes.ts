import { route } from '../route';
import { listRevisions, previewRestore, previewUndo, restoreRevision, undoRevision } from './questions';

/** Changes and undoing them. */
export const historyRoutes = [
  route('GET /api/me/history', { question: listRevisions, limit: 'none', summary: 'What was changed in the portfolio, the newest first' }),
  route('GET /api/me/history/{id}/restore', {
    question: previewRestore,
    limit: 'none',
    summary: 'What bringing the portfolio back to what it was before a revision would change',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/me/history/{id}/restore', {
    question: restoreRevision,
    limit: 'write',
    summary: 'Bring the portfolio back to what it was before a revision; nothing gets wider visibility than it has now',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/me/history/{id}/undo', {
    question: previewUndo,
    limit: 'none',
    summary: 'What taking back one change would do, and which later changes touch the same and so stand in its way',
    errors: ['NOT_FOUND', 'QUOTA_EXCEEDED', 'BODY_INVALID'],
  }),
  route('POST /api/me/history/{id}/undo', {
    question: undoRevision,
    limit: 'write',
    summary: 'Take back one change and none of the later ones, where none of them touches the same',
    errors: ['NOT_FOUND', 'CONFLICT', 'QUOTA_EXCEEDED', 'BODY_INVALID'],
  }),
];
