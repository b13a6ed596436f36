import type { z } from 'zod';
import type { ErrorCode } from './errors';

/** One HTTP route as others may rely on it; the OpenAPI document is made from these. Paths in OpenAPI's form. */
export type ApiRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  /** Guests may call it; otherwise 401 without a sign-in. */
  guests?: boolean;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body may also be a file in a form. */
  takesFile?: boolean;
  status: 200 | 201 | 202;
  /** Null: a stream of server-sent events, or of the media type that `download` names. */
  answer: z.ZodType | null;
  download?: string;
  errors: ErrorCode[];
};

/** What every write with a body may be refused with. */
export const writeErrors: ErrorCode[] = ['BODY_INVALID', 'UNKNOWN_FIELD', 'UNSUPPORTED_MEDIA_TYPE', 'TOO_MANY_REQUESTS'];
