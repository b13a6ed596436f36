import type { Item } from '@folia/contracts/item/shapes';
import { ApiError, ConnectionError } from '../../lib/api-error';
import { type FieldErrors, fieldErrors, type Issue } from './check-fields';

/** What the saved mark shows. `waiting` means typed but not sent yet. */
export type SaveState =
  | { name: 'new' | 'waiting' | 'saving' | 'invalid' | 'offline' | 'gone' }
  | { name: 'saved'; at: Date | null }
  | { name: 'failed'; reason: string; requestId: string | null }
  | { name: 'conflict'; theirs: Item };

/** What a rejected save means for the form. A conflict needs the server's version first and is not decided here. */
export function refusal(error: unknown, kind: Item['kind']): { state: SaveState; errors: FieldErrors } {
  if (error instanceof ConnectionError) return { state: { name: 'offline' }, errors: {} };
  if (error instanceof ApiError && error.status === 404) return { state: { name: 'gone' }, errors: {} };
  const issues = error instanceof ApiError && Array.isArray(error.details.issues) ? (error.details.issues as Issue[]) : [];
  if (issues.length) return { state: { name: 'invalid' }, errors: fieldErrors(kind, issues) };
  const reason = error instanceof Error ? error.message : '';
  return { state: { name: 'failed', reason, requestId: error instanceof ApiError ? error.requestId : null }, errors: {} };
}
