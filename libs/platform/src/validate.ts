import { AppError } from '@folia/contracts/errors';
import { wellFormed } from '@folia/contracts/text';
import type { z } from 'zod';

/** Makes outside input well-formed and parses it. Throws UNKNOWN_FIELD {fields} or BODY_INVALID {issues: [{path, message}]}. */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(wellFormed(value));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues;
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  if (unknown.length > 0) throw new AppError('UNKNOWN_FIELD', { fields: unknown });
  throw new AppError('BODY_INVALID', { issues: issues.slice(0, 20).map((issue) => ({ path: issue.path.join('.'), message: issue.message })) });
}
