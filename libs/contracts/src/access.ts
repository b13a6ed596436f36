import type { Caller } from './caller';
import { AppError } from './errors';
import { type Action, actions, type OrganisationRole, ruleOf } from './organisation/roles';

/**
 * Who may ask a question or call a route.
 * - `guest`: anybody; the handler decides what they get to see
 * - `person`: a signed-in person, never an API key
 * - `owner`: the owner of things: a signed-in person, or an API key for its owner
 * - `admin`: a person who is an admin
 * - `system`: a service, for its own duties
 * - an action (`board.read`): a signed-in person whose role in the account they act for may do it
 */
export type Access = 'guest' | 'person' | 'owner' | 'admin' | 'system' | Action;

/** The owner that a question is answered for: their id, and the caller to ask other services with. */
export type Owner = { readonly id: string; readonly caller: Caller };
/** A signed-in person. */
export type Person = Owner & { readonly sessionId: string };
/** A signed-in person, acting for an account: an organisation, or their own, which has their id and which they own. */
export type Member = Person & { readonly accountId: string; readonly role: OrganisationRole };
/** What a handler is told about the asker. */
export type Asker<A extends Access> = A extends Action ? Member : A extends 'guest' | 'system' ? Caller : A extends 'owner' ? Owner : Person;

/** Whether the question is asked for an account. */
export const isAction = (access: Access): access is Action => Object.hasOwn(actions, access);

/**
 * Lets a caller in and answers what is then known about them. Throws SIGN_IN_REQUIRED for a guest where one must be signed in, FORBIDDEN for a person who is
 * not an admin and for an API key without the scope, NOT_FOUND for what only services may ask; for an action ROLE_NOT_ENOUGH with the roles that may, and
 * ORGANISATION_READ_ONLY for a write while the account is unpaid or suspended (DESIGN section 7).
 */
export function admit<A extends Access>(access: A, caller: Caller, scope: string): Asker<A> {
  return admitted(access, caller, scope) as Asker<A>;
}

function admitted(access: Access, caller: Caller, scope: string): Caller | Owner | Person | Member {
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
  const person = { id: actor.id, sessionId: actor.sessionId, caller };
  if (!isAction(access)) return person;
  const { id, role, state } = actor.account ?? { id: actor.id, role: 'owner', state: 'active' };
  const { roles, writes } = ruleOf(access);
  if (!roles.includes(role)) throw new AppError('ROLE_NOT_ENOUGH', { roles });
  if (writes && state !== 'active') throw new AppError('ORGANISATION_READ_ONLY', { state });
  return { ...person, accountId: id, role };
}
