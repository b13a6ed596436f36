import { z } from 'zod';
import { accountStates, organisationRoles } from './roles';

/** An organisation as one of its members sees it in a list of theirs. */
const ownOrganisation = z.strictObject({ id: z.uuid(), name: z.string(), role: z.enum(organisationRoles), state: z.enum(accountStates) });
export type OwnOrganisation = z.infer<typeof ownOrganisation>;
export const ownOrganisations = z.strictObject({ items: z.array(ownOrganisation) });

/** An organisation as its members see it. Members and open invitations hold a seat each. */
export const organisation = ownOrganisation.extend({ seats: z.int(), members: z.int(), openInvitations: z.int() });
export type Organisation = z.infer<typeof organisation>;
