import { z } from 'zod';
import { usernameCheck } from '../account/shapes';
import { rpc } from '../rpc';
import { account } from '../session/shapes';

/** Whether the caller could have this username; throws SIGN_IN_REQUIRED. */
export const checkUsername = rpc('user.username.check', {
  access: 'person',
  input: z.strictObject({ uname: z.string().max(300) }),
  output: usernameCheck,
  idempotent: true,
});
/** Gives the caller another username; repeating it gets the same answer. Throws NOT_FOUND when `from` is not theirs, USERNAME_UNAVAILABLE {reason}. */
export const renameUser = rpc('user.username.rename', {
  access: 'person',
  input: z.strictObject({ from: z.string().max(300), to: z.string().max(300) }),
  output: account,
  idempotent: true,
});
/** The person behind a username or id (for 90 days also behind an old name: then `renamedTo` is set); throws NOT_FOUND. */
export const resolveUsername = rpc('user.username.resolve', {
  access: 'guest',
  input: z.strictObject({ key: z.string().max(100) }),
  output: z.strictObject({ userId: z.uuid(), uname: z.string(), version: z.int(), renamedTo: z.string().nullable() }),
  idempotent: true,
});
