import { z } from 'zod';
import { actingFor } from '../caller';
import { rpc } from '../rpc';
import { allActions } from './roles';
import {
  adminOrganisations,
  changeOrganisationInput,
  deedInput,
  invitationToken,
  inviteInput,
  listLogQuery,
  listMembersQuery,
  logPage,
  makeOrganisationInput,
  memberList,
  openedInvitation,
  organisation,
  organisationLimits,
  ownOrganisations,
  roleInput,
} from './shapes';

const nothing = z.strictObject({});
const byId = z.strictObject({ id: z.uuid() });

/** What the asking person is in an organisation, and how it stands. Throws NOT_FOUND where they are no member of it. */
export const getMembership = rpc('user.organisation.get-membership', {
  access: 'person',
  input: z.strictObject({ accountId: z.uuid() }),
  output: actingFor,
  idempotent: true,
});
/** The organisations that the asking person belongs to, by name. */
export const listOrganisations = rpc('user.organisation.list', { access: 'person', input: nothing, output: ownOrganisations, idempotent: true });
/** Leaves an organisation, in whatever state it is. Throws NOT_FOUND, LAST_OWNER. */
export const leaveOrganisation = rpc('user.organisation.leave', { access: 'person', input: byId, output: nothing });

/** The organisation that the caller acts for. Like every question about one but that for the log, throws NOT_FOUND for somebody's own account. */
export const getOrganisation = rpc('user.organisation.get', { access: 'member.read', input: nothing, output: organisation, idempotent: true });
/** Everybody in it, owners first, or a page of them; and who is invited. */
export const listMembers = rpc('user.organisation.list-members', {
  access: 'member.read',
  scope: 'members:read',
  input: listMembersQuery,
  output: memberList,
  idempotent: true,
});
/** Invites people by e-mail. Who is invited already gets no second one, who is a member none. Throws SEATS_TAKEN. */
export const inviteMembers = rpc('user.organisation.invite', { access: 'member.manage', input: inviteInput, output: memberList });
/** Sends an invitation once more; it counts again from then on. Throws NOT_FOUND, SEATS_TAKEN. */
export const sendInvitationAgain = rpc('user.organisation.send-again', { access: 'member.manage', input: byId, output: memberList });
/** Throws NOT_FOUND. */
export const withdrawInvitation = rpc('user.organisation.withdraw', { access: 'member.manage', input: byId, output: memberList });
/** Removes somebody: what they made stays, and so does their own account. Throws NOT_FOUND, LAST_OWNER, ROLE_NOT_ENOUGH for an owner unless an owner asks. */
export const removeMember = rpc('user.organisation.remove', { access: 'member.manage', input: deedInput.extend({ id: z.uuid() }), output: memberList });
/** Throws NOT_FOUND, LAST_OWNER, ROLE_NOT_ENOUGH where an owner is made or unmade unless an owner asks. */
export const changeRole = rpc('user.organisation.change-role', { access: 'role.give', input: roleInput.extend({ id: z.uuid() }), output: memberList });
/** Makes somebody else the owner; the caller is an admin from then on. Throws NOT_FOUND. */
export const transferOrganisation = rpc('user.organisation.transfer', {
  access: 'organisation.transfer',
  input: deedInput.extend({ id: z.uuid() }),
  output: memberList,
});
/** Deletes it for good, with its jobs, their candidates and its log; every other member and every candidate is told. Throws NOT_FOUND for somebody's own account. */
export const deleteOrganisation = rpc('user.organisation.delete', { access: 'organisation.delete', input: nothing, output: nothing });
export const getOrganisationLimits = rpc('user.organisation.get-limits', {
  access: 'limit.read',
  input: nothing,
  output: organisationLimits,
  idempotent: true,
});
/** What was done in the account, newest first: in an organisation, or in one's own, which has such a log, too. */
export const listOrganisationLog = rpc('user.organisation.list-log', { access: 'audit.read', input: listLogQuery, output: logPage, idempotent: true });

/** Everybody whose role in an account may do something; of a person's own account that is they alone. Empty for an account that is gone. */
export const listWhoMay = rpc('user.organisation.list-who-may', {
  access: 'system',
  input: z.strictObject({ accountId: z.uuid(), action: z.enum(allActions) }),
  output: z.strictObject({ ids: z.array(z.uuid()) }),
  idempotent: true,
});

/** What a token of an invitation leads to. Throws NOT_FOUND for one that is expired, withdrawn or accepted. */
export const openInvitation = rpc('user.organisation.open-invitation', {
  access: 'guest',
  input: invitationToken,
  output: openedInvitation,
  idempotent: true,
});
/** Joins the organisation that a token invites to; who is in it already keeps their role. Throws NOT_FOUND. */
export const acceptInvitation = rpc('user.organisation.accept-invitation', { access: 'person', input: invitationToken, output: byId });

/** Makes an organisation with an owner, seats and what was agreed on. Throws NOT_FOUND without such a person. */
export const makeOrganisation = rpc('user.organisation.make', { access: 'admin', input: makeOrganisationInput, output: byId });
/** Throws NOT_FOUND. */
export const changeOrganisation = rpc('user.organisation.change', {
  access: 'admin',
  input: changeOrganisationInput.extend({ id: z.uuid() }),
  output: nothing,
});
/** Newest first. */
export const listAllOrganisations = rpc('user.organisation.list-all', {
  access: 'admin',
  input: z.strictObject({ cursor: z.uuid().optional() }),
  output: adminOrganisations,
  idempotent: true,
});
