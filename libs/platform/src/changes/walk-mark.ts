import { createHash } from 'node:crypto';
import { AppError } from '@folia/contracts/errors';
import { z } from 'zod';

const transaction = z.string().regex(/^\d{1,19}$/);
/** `since`: the first transaction whose changes the walk may have missed. `at`: when that was, in seconds since 1970. */
const token = z.strictObject({ of: z.string(), era: z.string(), since: transaction, at: z.int() });
/** `until`: the first transaction that waits for the walk after this one; null while everything is walked. `changedIn` and `id` are of the last item. */
const cursor = token.extend({ until: transaction.nullable(), changedIn: transaction.nullable(), id: z.uuid() });
export type SyncToken = z.output<typeof token>;
export type WalkCursor = z.output<typeof cursor>;

/** Writes a cursor or a token as callers get it: nothing in it is secret, and it opens nothing, because whoever sends it is asked for their own list alone. */
export const writeMark = (mark: SyncToken | WalkCursor): string => Buffer.from(JSON.stringify(mark)).toString('base64url');

/** Reads one again that this list gave this account. Throws BODY_INVALID for any other, SYNC_TOKEN_EXPIRED for one of another life of the database. */
export function readMark<Name extends 'cursor' | 'syncToken'>(
  name: Name,
  written: string,
  of: string,
  era: string,
): Name extends 'cursor' ? WalkCursor : SyncToken;
export function readMark(name: 'cursor' | 'syncToken', written: string, of: string, era: string): WalkCursor | SyncToken {
  const found = (name === 'cursor' ? cursor : token).safeParse(parsed(written));
  if (!found.success || found.data.of !== of) throw new AppError('BODY_INVALID', { issues: [{ path: name, message: 'is none that this list gave' }] });
  if (found.data.era !== era) throw new AppError('SYNC_TOKEN_EXPIRED');
  return found.data;
}

/** A short name for something that is only compared. */
export const shortPrint = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

function parsed(written: string): unknown {
  try {
    return JSON.parse(Buffer.from(written, 'base64url').toString());
  } catch {
    return null;
  }
}
