import { route } from '../route';
import { undoDeletion } from './questions';
import { leaving } from './shapes';

export const requestDeletionRoute = route('DELETE /api/users/{id}', {
  access: 'person',
  limit: 'write',
  summary: 'Delete one’s own account: every session ends at once, everything is erased 14 days later; signing in and `/keep` undo it until then',
  answer: leaving,
  errors: ['NOT_FOUND'],
});

/** Leaving, and returning in time. */
export const deletionRoutes = [
  requestDeletionRoute,
  route('POST /api/users/{id}/keep', {
    question: undoDeletion,
    limit: 'write',
    summary: 'Keep an account that was to be deleted',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
];
