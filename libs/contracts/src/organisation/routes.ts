import { route } from '../route';
import {
  acceptInvitation,
  changeOrganisation,
  changeRole,
  deleteOrganisation,
  getOrganisation,
  getOrganisationLimits,
  inviteMembers,
  leaveOrganisation,
  listAllOrganisations,
  listMembers,
  listOrganisationLog,
  listOrganisations,
  makeOrganisation,
  openInvitation,
  removeMember,
  sendInvitationAgain,
  transferOrganisation,
  withdrawInvitation,
} from './questions';

/** Answered by a controller of its own: the whole log as a table. */
export const exportLogRoute = route('GET /api/organisation/log.csv', {
  access: 'audit.read',
  limit: 'export',
  summary: 'What was done in the account you act for, as a table',
  answer: null,
  download: 'text/csv',
});

/** `/api/organisation` is the one that the caller acts for; its log is there for a person's own account, too. */
export const organisationRoutes = [
  route('GET /api/organisations', { question: listOrganisations, limit: 'none', summary: 'The organisations you belong to' }),
  route('POST /api/organisations/{id}/leave', {
    question: leaveOrganisation,
    limit: 'write',
    summary: 'Leave an organisation; your account and your portfolio stay yours',
    errors: ['NOT_FOUND', 'LAST_OWNER'],
  }),
  route('GET /api/organisation', { question: getOrganisation, limit: 'none', summary: 'The organisation you act for' }),
  route('GET /api/organisation/members', { v1: '/members', question: listMembers, limit: 'none', summary: 'Who is in it, and who is invited' }),
  route('POST /api/organisation/invitations', {
    question: inviteMembers,
    limit: 'write',
    summary: 'Invite people by e-mail; each invitation counts 7 days and holds a seat meanwhile',
    errors: ['SEATS_TAKEN'],
  }),
  route('POST /api/organisation/invitations/{id}/send', {
    question: sendInvitationAgain,
    limit: 'write',
    summary: 'Send an invitation once more',
    errors: ['SEATS_TAKEN'],
  }),
  route('DELETE /api/organisation/invitations/{id}', { question: withdrawInvitation, limit: 'write', summary: 'Withdraw an invitation' }),
  route('POST /api/organisation/members/{id}/remove', {
    question: removeMember,
    limit: 'write',
    summary: 'Remove somebody; what they made stays here, and their own account stays theirs',
    errors: ['LAST_OWNER'],
  }),
  route('PUT /api/organisation/members/{id}/role', { question: changeRole, limit: 'write', summary: 'Give somebody another role', errors: ['LAST_OWNER'] }),
  route('POST /api/organisation/members/{id}/transfer', {
    question: transferOrganisation,
    limit: 'write',
    summary: 'Make somebody else the owner in your place; you stay as an admin',
  }),
  route('GET /api/organisation/limits', { question: getOrganisationLimits, limit: 'none', summary: 'What its plan allows, and by whom it was used' }),
  route('GET /api/organisation/log', { question: listOrganisationLog, limit: 'none', summary: 'What was done in the account you act for, newest first' }),
  exportLogRoute,
  route('DELETE /api/organisation', {
    question: deleteOrganisation,
    limit: 'write',
    summary: 'Delete the organisation you act for: its jobs, candidates and log go for good, members keep their own accounts',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/invitations/open', {
    question: openInvitation,
    limit: 'recover',
    summary: 'What an invitation leads to, by the token of its e-mail',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/invitations/accept', { question: acceptInvitation, limit: 'write', summary: 'Accept an invitation', errors: ['NOT_FOUND'] }),
  route('POST /api/admin/organisations', { question: makeOrganisation, limit: 'write', summary: 'Make an organisation on Enterprise', errors: ['NOT_FOUND'] }),
  route('GET /api/admin/organisations', { question: listAllOrganisations, limit: 'none', summary: 'All organisations, newest first' }),
  route('PUT /api/admin/organisations/{id}', {
    question: changeOrganisation,
    limit: 'write',
    summary: 'Change the seats of an organisation, or suspend it',
    errors: ['NOT_FOUND'],
  }),
];
