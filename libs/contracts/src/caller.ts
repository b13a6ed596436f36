import { z } from 'zod';
import { accountStates, organisationRoles } from './organisation/roles';
import { scopes } from './scopes';

/** An organisation that a person acts for, and what they are in it. */
export const actingFor = z.strictObject({ id: z.uuid(), role: z.enum(organisationRoles), state: z.enum(accountStates) });
export type ActingFor = z.infer<typeof actingFor>;

/** An `apiKey` is a key or an OAuth token: a program that acts for its maker (`ownerId`), in their role in an account, within its scopes. `name` is what people know it by. */
const actor = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('guest') }),
  z.strictObject({ type: z.literal('user'), id: z.uuid(), isAdmin: z.boolean(), sessionId: z.uuid(), account: actingFor.optional() }),
  z.strictObject({
    type: z.literal('apiKey'),
    id: z.uuid(),
    ownerId: z.uuid(),
    scopes: z.array(z.enum(scopes)),
    account: actingFor.optional(),
    name: z.string(),
  }),
  z.strictObject({ type: z.literal('system'), job: z.string() }),
]);

/** Who is asking, and which visitor session of a link they have: two independent facts (DESIGN section 1.2). */
export const caller = z.strictObject({ actor, linkSession: z.uuid().optional() });
export type Caller = z.infer<typeof caller>;

export const guest: Caller = { actor: { type: 'guest' } };

/** The caller that a service uses for its own tasks (sweeps, event handlers, jobs without a person). */
export const systemCaller = (job: string): Caller => ({ actor: { type: 'system', job } });

/** The id of the signed-in person, or null for any other caller. */
export const callerUserId = (who: Caller): string | null => (who.actor.type === 'user' ? who.actor.id : null);

/** The id of the person whose own things the caller reads as their owner: the signed-in person, or the maker of a key; null for any other caller. */
export const callerOwnerId = (who: Caller): string | null => (who.actor.type === 'apiKey' ? who.actor.ownerId : callerUserId(who));

/** The id of the organisation that a person or their key acts for; null for their own account, and for any other caller. */
export const actingForId = (who: Caller | undefined): string | null =>
  who?.actor.type === 'user' || who?.actor.type === 'apiKey' ? (who.actor.account?.id ?? null) : null;
