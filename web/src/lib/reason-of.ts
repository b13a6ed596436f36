import { ApiError } from './api-error';

/** Why something was refused, in one sentence: that of the field where there is one. */
export function reasonOf(error: unknown): string {
  const issues = error instanceof ApiError && Array.isArray(error.details.issues) ? (error.details.issues as { message?: string }[]) : [];
  return issues[0]?.message ?? (error instanceof Error ? error.message : String(error));
}
