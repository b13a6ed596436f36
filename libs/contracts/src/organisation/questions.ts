import { z } from 'zod';
import { actingFor } from '../caller';
import { rpc } from '../rpc';
import { organisation, ownOrganisations } from './shapes';

/** What the asking person is in an organisation, and how it stands. Throws NOT_FOUND where they are no member of it. */
export const getMembership = rpc('user.organisation.get-membership', {
  access: 'person',
  input: z.strictObject({ accountId: z.uuid() }),
  output: actingFor,
  idempotent: true,
});
/** The organisations that the asking person belongs to, by name. */
export const listOrganisations = rpc('user.organisation.list', { access: 'person', input: z.strictObject({}), output: ownOrganisations, idempotent: true });
/** The organisation that the caller acts for. Like every question about one, throws NOT_FOUND for somebody's own account. */
export const getOrganisation = rpc('user.organisation.get', { access: 'member.read', input: z.strictObject({}), output: organisation, idempotent: true });
