import { type Caller, callerUserId } from './caller';
import { AppError } from './errors';

/** The id of the signed-in person who asks; throws SIGN_IN_REQUIRED for everybody else. */
export function requireUser(caller: Caller): string {
  const userId = callerUserId(caller);
  if (!userId) throw new AppError('SIGN_IN_REQUIRED');
  return userId;
}

/** Throws NOT_FOUND unless a service asks for its own duties. */
export function requireSystem(caller: Caller): void {
  if (caller.actor.type !== 'system') throw new AppError('NOT_FOUND');
}
