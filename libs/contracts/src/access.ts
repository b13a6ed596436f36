import type { Caller } from './caller';
import { AppError } from './errors';

/**
 * Who may ask a question or call a route.
 * - `guest`: anybody; the handler decides what they get to see
 * - `person`: a signed-in person, never an API key
 * - `owner`: the owner of things: a signed-in person, or an API key for its owner
 * - `admin`: a person who is an admin
 * - `system`: a service, for its own duties
 */
export type Access = 'guest' | 'person' | 'owner' | 'admin' | 'system';

/** The owner that a question is answered for: their id, and the caller to ask other services with. */
export type Owner = { readonly id: string; readonly caller: Caller };
/** A signed-in person. */
export type Person = Owner & { readonly sessionId: string };
/** What a handler is told about the asker. */
export type Asker<A extends Access> = A extends 'guest' | 'system' ? Caller : A extends 'owner' ? Owner : Person;

/**
 * Lets a caller in and answers what is then known about them. Throws SIGN_IN_REQUIRED for a guest where one must be signed in, FORBIDDEN for a person who is
 * not an admin and for an API key without the scope, NOT_FOUND for what only services may ask (DESIGN section 7).
 */
export function admit<A extends Access>(access: A, caller: Caller, scope: string): Asker<A> {
  return admitted(access, caller, scope) as Asker<A>;
}

function admitted(access: Access, caller: Caller, scope: string): Caller | Owner | Person {
  const { actor } = caller;
  if (access === 'guest') return caller;
  if (access === 'system') {
    if (actor.type !== 'system') throw new AppError('NOT_FOUND');
    return caller;
  }
  if (actor.type === 'apiKey') {
    if (access !== 'owner' || !actor.scopes.includes(scope)) throw new AppError('FORBIDDEN');
    return { id: actor.ownerId, caller };
  }
  if (actor.type !== 'user') throw new AppError('SIGN_IN_REQUIRED');
  if (access === 'admin' && !actor.isAdmin) throw new AppError('FORBIDDEN');
  return { id: actor.id, sessionId: actor.sessionId, caller };
}
