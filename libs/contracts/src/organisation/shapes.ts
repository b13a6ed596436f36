import { z } from 'zod';
import { auditReason, changePlanInput } from '../admin/shapes';
import { brokenRules } from '../broken-rules';
import { emailAddress, mailToken } from '../email-address';
import { planName } from '../plan/shapes';
import { queryNumber } from '../query-number';
import { screeningDeeds } from '../screening/deeds';
import { provider } from '../session/shapes';
import { lineText } from '../text';
import { meterUsage } from '../usage/shapes';
import { accountStates, invitedRoles, organisationRoles } from './roles';

/** How many days an invitation counts. */
export const invitationDays = 7;
/** How many people can be invited at once. */
const maxInvitedAtOnce = 20;
/** Lines of the log in one answer. */
export const logPageSize = 50;
/** No organisation has more seats, so that all its members fit in one answer where nobody asks for less. */
const maxSeats = 500;

const role = z.enum(organisationRoles);
const invitedRole = z.enum(invitedRoles);
const who = z.strictObject({ id: z.uuid(), name: z.string().nullable() });
const organisationName = lineText(100).refine((value) => value !== '', brokenRules.missing);

/** An organisation as one of its members sees it in a list of theirs. */
const ownOrganisation = z.strictObject({ id: z.uuid(), name: z.string(), role, state: z.enum(accountStates) });
export type OwnOrganisation = z.infer<typeof ownOrganisation>;
export const ownOrganisations = z.strictObject({ items: z.array(ownOrganisation) });

/** An organisation as its members see it. Members and open invitations hold a seat each; `contact` is whom it can turn to at Folia. */
export const organisation = ownOrganisation.extend({
  plan: planName,
  seats: z.int(),
  members: z.int(),
  openInvitations: z.int(),
  contact: z.string().nullable(),
});
export type Organisation = z.infer<typeof organisation>;

/** A member: `lastSeenAt` to a few minutes, `signsInWith` the providers of their account. */
const member = z.strictObject({
  id: z.uuid(),
  uname: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role,
  joinedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  signsInWith: z.array(provider),
});
export type MemberView = z.infer<typeof member>;

/** An invitation that was not accepted; an expired one holds no seat. */
const invitation = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  role: invitedRole,
  invitedBy: who.nullable(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;
/** `nextCursor` is the last member where more follow. Invitations are on every page. */
export const memberList = z.strictObject({ members: z.array(member), invitations: z.array(invitation), nextCursor: z.uuid().nullable() });
/** Without a limit everybody is in one answer, owners first. Pages are in the order in which accounts were made, so that nobody is moved by another role. */
export const listMembersQuery = z.strictObject({ cursor: z.uuid().optional(), limit: queryNumber(z.number().int().min(1).max(100)).optional() });
export type ListMembers = z.output<typeof listMembersQuery>;
export type MemberList = z.infer<typeof memberList>;

export const inviteInput = z.strictObject({ emails: z.array(emailAddress).min(1).max(maxInvitedAtOnce), role: invitedRole });
/** What somebody who has the e-mail sees before they accept. */
export const openedInvitation = z.strictObject({
  organisation: z.string(),
  role: invitedRole,
  email: z.string(),
  invitedBy: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});
export const invitationToken = z.strictObject({ token: mailToken });
export const roleInput = z.strictObject({ role, reason: auditReason });
export const deedInput = z.strictObject({ reason: auditReason });

/**
 * What the plan of an organisation allows, and by whom it was used in this period. `storage` is what candidates' files take up, in bytes: `used` null while the
 * service that knows is away, `limit` null without one.
 */
export const organisationLimits = z.strictObject({
  plan: planName,
  meters: z.array(meterUsage.extend({ byPerson: z.array(z.strictObject({ id: z.uuid(), name: z.string().nullable(), used: z.int() })) })),
  storage: z.strictObject({ used: z.int().nullable(), limit: z.int().nullable() }),
});
export type OrganisationLimits = z.infer<typeof organisationLimits>;

const logActions = [
  'organisation.made',
  'organisation.changed',
  'member.invited',
  'invitation.sent-again',
  'invitation.withdrawn',
  'member.joined',
  'member.left',
  'member.removed',
  'role.changed',
  'ownership.transferred',
  'ownership.passed-on',
  'domain.verified',
  'domain.removed',
  'key.made',
  'key.rotated',
  'key.revoked',
  'sandbox.reset',
  'program.allowed',
  'program.ended',
  ...screeningDeeds,
] as const;
export type LogAction = (typeof logActions)[number];

/**
 * One line of the log: who did what to whom, and why. `actor` is null where Folia did it. Names are those of today: null for an account that is gone. `email` is that
 * of an invitation, as long as there is one.
 */
const logEntry = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: who.nullable(),
  action: z.enum(logActions),
  target: who.nullable(),
  email: z.string().nullable(),
  reason: z.string(),
  details: z.record(z.string(), z.string()),
});
export type LogEntry = z.infer<typeof logEntry>;
/** `text` is looked for in names, addresses, actions and reasons. */
export const listLogQuery = z.strictObject({ text: lineText(100).optional(), cursor: z.uuid().optional() });
export const logPage = z.strictObject({ items: z.array(logEntry), nextCursor: z.uuid().nullable() });

const seats = z.int().min(1).max(maxSeats);
/** What was agreed on with an organisation: Enterprise from now on, for so many periods. */
const agreement = changePlanInput.omit({ plan: true, reason: true });
export const makeOrganisationInput = z.strictObject({ name: organisationName, ownerId: z.uuid(), seats, agreement, reason: auditReason });
/** With an agreement its plan starts again. */
export const changeOrganisationInput = z.strictObject({ seats, suspended: z.boolean(), agreement: agreement.optional(), reason: auditReason });
/** An organisation as admins see it. */
const adminOrganisation = organisation.omit({ role: true });
export type AdminOrganisation = z.infer<typeof adminOrganisation>;
export const adminOrganisations = z.strictObject({ items: z.array(adminOrganisation), nextCursor: z.uuid().nullable() });
