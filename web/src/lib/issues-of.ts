import { ApiError } from './api-error';

type Issue = { path: string; message: string };

/** The fields that the server refused, each with the rule it broke; none if it refused for another reason. */
export const issuesOf = (error: unknown): readonly Issue[] =>
  error instanceof ApiError && error.status === 422 && Array.isArray(error.details.issues) ? (error.details.issues as Issue[]) : [];
