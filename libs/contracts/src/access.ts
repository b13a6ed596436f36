import type { Caller } from './caller';
import { AppError } from './errors';

/**
 * Who may ask a question or call a route.
 * - `guest`: anybody; what they get to see is for the answer to decide
 * - `person`: a signed-in person, never an API key
 * - `owner`: whoever owns things: a signed-in person, or an API key for its owner
 * - `admin`: a person who is an admin
 * - `system`: a service, for its own duties
 */
export type Access = 'guest' | 'person' | 'owner' | 'admin' | 'system';

/** For whom a question is answered: the id of who owns things, and the caller to ask other services with. */
export type Owner = { readonly id: string; readonly caller: Caller };
/** A signed-in person. */
export type Person = Owner & { readonly sessionId: string };
/** What an answer is handed of who asks. */
export type Asker<A extends Access> = A extends 'guest' | 'system' ? Caller : A extends 'owner' ? Owner : Person;

/**
 * Lets a caller in, and answers what is known of them then. Throws SIGN_IN_REQUIRED where a guest needs to be somebody, FORBIDDEN for who is no admin
 * and for an API key without the scope, NOT_FOUND for what only services may ask (DESIGN section 7).
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
