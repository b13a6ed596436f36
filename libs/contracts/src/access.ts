import type { ActingFor, Caller } from './caller';
import { AppError } from './errors';
import { type Action, actions, type OrganisationRole, ruleOf } from './organisation/roles';
import { hasScope, type NeededScope } from './scopes';

/**
 * Who may ask a question or call a route.
 * - `guest`: anybody; the handler decides what they get to see
 * - `person`: a signed-in person, never an API key
 * - `owner`: the owner of things: a signed-in person, or an API key for its owner
 * - `admin`: a person who is an admin
 * - `system`: a service, for its own duties
 * - an action (`board.read`): a signed-in person, or an API key for its maker, whose role in the account they act for may do it
 *
 * An API key needs the question's scope besides, and may ask nothing that has none.
 */
export type Access = 'guest' | 'person' | 'owner' | 'admin' | 'system' | Action;

/** The owner that a question is answered for: their id, and the caller to ask other services with. */
export type Owner = { readonly id: string; readonly caller: Caller };
/** A signed-in person. */
export type Person = Owner & { readonly sessionId: string };
/** A person, or an API key for its maker, acting for an account: an organisation, or their own, which has their id and which they own. */
export type Member = Owner & { readonly accountId: string; readonly role: OrganisationRole };
/** What a handler is told about the asker. */
export type Asker<A extends Access> = A extends Action ? Member : A extends 'guest' | 'system' ? Caller : A extends 'owner' ? Owner : Person;

/** Whether the question is asked for an account. */
export const isAction = (access: Access): access is Action => Object.hasOwn(actions, access);

/**
 * Lets a caller in and answers what is then known about them. Throws SIGN_IN_REQUIRED for a guest where one must be signed in, FORBIDDEN for a person who is
 * not an admin and for an API key without the scope, NOT_FOUND for what only services may ask; for an action ROLE_NOT_ENOUGH with the roles that may, and
 * ORGANISATION_READ_ONLY for a write while the account is unpaid or suspended (DESIGN section 7).
 */
export function admit<A extends Access>(access: A, caller: Caller, scope: NeededScope): Asker<A> {
  return admitted(access, caller, scope) as Asker<A>;
}

function admitted(access: Access, caller: Caller, scope: NeededScope): Caller | Owner | Person | Member {
  const { actor } = caller;
  if (access === 'guest') {
    if (actor.type === 'apiKey' && scope && !hasScope(actor.scopes, scope)) throw new AppError('FORBIDDEN');
    return caller;
  }
  if (access === 'system') {
    if (actor.type !== 'system') throw new AppError('NOT_FOUND');
    return caller;
  }
  if (actor.type === 'apiKey') {
    if ((access !== 'owner' && !isAction(access)) || !hasScope(actor.scopes, scope)) throw new AppError('FORBIDDEN');
    const owner = { id: actor.ownerId, caller };
    return isAction(access) ? acting(access, owner, actor.account) : owner;
  }
  if (actor.type !== 'user') throw new AppError('SIGN_IN_REQUIRED');
  if (access === 'admin' && !actor.isAdmin) throw new AppError('FORBIDDEN');
  const person = { id: actor.id, sessionId: actor.sessionId, caller };
  return isAction(access) ? acting(access, person, actor.account) : person;
}

function acting(action: Action, who: Owner, account: ActingFor | undefined): Member {
  const { id, role, state } = account ?? { id: who.id, role: 'owner', state: 'active' };
  const { roles, writes } = ruleOf(action);
  if (!roles.includes(role)) throw new AppError('ROLE_NOT_ENOUGH', { roles });
  if (writes && state !== 'active') throw new AppError('ORGANISATION_READ_ONLY', { state });
  return { ...who, accountId: id, role };
}
