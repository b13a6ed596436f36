import { AppError } from '@folia/contracts/errors';
import { z } from 'zod';
import type { CalledRequest } from './request.decorator';

const tagShape = /^(?:W\/)?"(\d{1,9})(?:-[\w-]*)?"$/;
const refused = (message: string) => new AppError('BODY_INVALID', { issues: [{ path: 'If-Match', message }] });

/** The entity tag of something with a version, so that If-Match can name that version. */
export const tagOf = (version: number, digest: string): string => `"${version}-${digest}"`;

/** The body of a write. A key may say in If-Match which version it changes, with the entity tag that it was given; throws BODY_INVALID where there is none. */
export function withVersion(schema: z.ZodType, request: CalledRequest): unknown {
  const body = request.body ?? {};
  const tag = request.key && request.headers['if-match'];
  if (tag === undefined) return body;
  if (!(schema instanceof z.ZodObject) || !('version' in schema.shape)) throw refused('is not known here');
  const version = Number(tagShape.exec(tag)?.[1] ?? Number.NaN);
  if (Number.isNaN(version)) throw refused('is an entity tag that was given for this');
  const said = (body as { version?: unknown }).version;
  if (said !== undefined && said !== version) throw refused('is of another version than the body');
  return { ...body, version };
}
