import type { ApiError } from '../../lib/api-error';

/** The rule that each field broke, by its name. */
export function errorsOf(error: ApiError): Record<string, string> {
  const issues = Array.isArray(error.details.issues) ? (error.details.issues as { path: string; message: string }[]) : [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.split('.')[0] ?? '', message]));
}
