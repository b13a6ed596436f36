import type { Action, OrganisationRole } from '@folia/contracts/organisation/roles';
import type { LogEntry, Organisation } from '@folia/contracts/organisation/shapes';
import type { Meter, PlanName } from '@folia/contracts/plans';
import type { Provider } from '@folia/contracts/session/shapes';
import { formatBytes } from '../../lib/format-bytes';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const number = new Intl.NumberFormat('en');
const count = (many: number, one: string, more = `${one}s`) => `${number.format(many)} ${many === 1 ? one : more}`;

const planNames: Record<PlanName, string> = { free: 'Free', basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' };

export const roleNames: Record<OrganisationRole, string> = { owner: 'Owner', admin: 'Admin', recruiter: 'Recruiter', member: 'Member' };
const roleWords: Record<OrganisationRole, string> = {
  owner: 'Everything, and hands the organisation over or ends it.',
  admin: 'Everything but making owners, handing it over and ending it.',
  recruiter: 'Screens, weighs criteria, decides with a reason. Invites nobody.',
  member: 'Reads boards and writes notes.',
};

export const actionNames: Record<Action, string> = {
  'board.read': 'Read boards',
  'note.write': 'Write notes',
  'job.write': 'Open jobs, weigh criteria',
  'candidate.add': 'Add candidates',
  'finding.change': 'Correct what was found, with a reason',
  'decision.make': 'Decide on a candidate',
  'name.show': 'Show a name before the interview',
  'contest.answer': 'Answer contests, never one’s own',
  'unit.spend': 'Score jobs and make resumes on its plan',
  'member.read': 'See who is here',
  'member.manage': 'Invite and remove people',
  'role.give': 'Give roles',
  'account.verify': 'Verify its domain',
  'limit.read': 'See what is used',
  'audit.read': 'Read the audit log',
  'key.end': 'See and end API keys',
  'key.manage': 'Make API keys',
  'webhook.read': 'See webhooks and what they told',
  'webhook.manage': 'Set up webhooks',
  'organisation.transfer': 'Hand the organisation over',
  'owner.make': 'Make and unmake owners',
  'organisation.delete': 'Delete the organisation',
};

export const meterNames: Record<Meter, string> = { 'resume-import': 'Imports', 'fit-score': 'FitScores', 'tailor-made': 'TailorMade resumes' };
const providers: Record<Provider, string> = { google: 'Google', linkedin: 'LinkedIn' };

const as = (role: string | undefined) => (role && role in roleNames ? ` as ${roleNames[role as OrganisationRole].toLowerCase()}` : '');
const nameOf = (one: { name: string | null } | null) => one?.name ?? 'somebody who is gone';
const jobIn = ({ job }: LogEntry['details']) => `“${job || 'without a title'}”`;
/** What was done, after the name of who did it. */
const deeds: Record<LogEntry['action'], (line: LogEntry) => string> = {
  'organisation.made': ({ target }) => `made the organisation, owned by ${nameOf(target)}`,
  'organisation.changed': ({ details }) => `set it to ${details.seats ?? '?'} seats${details.suspended === 'yes' ? ' and suspended it' : ''}`,
  'member.invited': ({ email, details }) => `invited ${email ?? 'somebody'}${as(details.role)}`,
  'invitation.sent-again': ({ email }) => `sent the invitation to ${email ?? 'somebody'} again`,
  'invitation.withdrawn': () => 'withdrew an invitation',
  'member.joined': ({ details }) => `joined${as(details.role)}`,
  'member.left': () => 'left',
  'member.removed': ({ target }) => `removed ${nameOf(target)}`,
  'role.changed': ({ target, details }) => `changed the role of ${nameOf(target)} from ${details.from ?? '?'} to ${details.to ?? '?'}`,
  'ownership.transferred': ({ target }) => `handed the organisation over to ${nameOf(target)}`,
  'ownership.passed-on': ({ target }) => `passed the organisation on to ${nameOf(target)}, because its owner is gone`,
  'domain.verified': ({ details }) => `verified ${details.domain ?? 'a domain'}`,
  'domain.removed': ({ details }) => `removed ${details.domain ?? 'a domain'}`,
  'key.made': ({ details }) => `made the API key “${details.key ?? ''}”`,
  'key.rotated': ({ details }) => `gave the API key “${details.key ?? ''}” another secret`,
  'key.revoked': ({ details }) => `revoked the API key “${details.key ?? ''}”`,
  'sandbox.reset': () => 'reset the sandbox of its test keys',
  'program.allowed': ({ details }) => `let the program “${details.program ?? ''}” act here for them`,
  'program.ended': ({ details }) => `ended what the program “${details.program ?? ''}” may do here`,
  'screening-job.made': ({ details }) => `made the job ${jobIn(details)}`,
  'screening-job.opened': ({ details }) => `opened the job ${jobIn(details)} again`,
  'screening-job.closed': ({ details }) => `closed the job ${jobIn(details)}`,
  'screening-job.deleted': ({ details }) => `deleted the job ${jobIn(details)} with its candidates`,
  'candidate.name-shown': ({ details }) => `showed the name of a candidate for ${jobIn(details)}`,
  'shortlist.printed': ({ details }) => `printed candidates for ${jobIn(details)}`,
  'audit.exported': () => 'exported what auditors read',
};

export const texts = {
  title: 'Organisation',
  failed: 'The organisation could not be loaded.',
  noneTitle: 'You belong to no organisation',
  none: 'An organisation is a plan that people share: seats, limits and one bill. Who has one invites you by e-mail.',
  prices: 'See Enterprise',
  chooseTitle: 'Which organisation?',
  choose: 'You act for your own account now. Choose an organisation to work in it.',
  head: ({ plan, seats, members, openInvitations, contact }: Organisation) =>
    `${planNames[plan]}, ${members + openInvitations} of ${count(seats, 'seat')} held: ${count(members, 'member')}${openInvitations ? ` and ${count(openInvitations, 'open invitation')}` : ''}.${contact ? ` Your contact is ${contact}.` : ''}`,
  readOnly: {
    unpaid: 'Its plan is not paid, so it can be read but not changed. Nothing is lost.',
    suspended: 'It is suspended, so it can be read but not changed. Nothing is lost.',
  },
  verification: 'Verify its domain',
  developers: 'API keys',
  tabs: 'Parts of the organisation',
  members: 'Members',
  roles: 'Roles',
  limits: 'Limits',
  audit: 'Audit',

  member: 'Member',
  role: 'Role',
  lastSeen: 'Last seen',
  signsInWith: 'Signs in with',
  you: 'you',
  never: 'not yet',
  seen: (at: string) => (Date.now() - Date.parse(at) < 600_000 ? 'now' : moment.format(new Date(at))),
  signIns: (found: readonly Provider[]) => (found.length > 0 ? found.map((one) => providers[one]).join(', ') : 'another way'),
  roleOf: (name: string) => `Role of ${name}`,
  moreAbout: (name: string) => `More about ${name}`,
  invitedBy: (name: string | null, at: string) => `invited by ${name ?? 'somebody who is gone'}, ${day.format(new Date(at))}`,
  waiting: (until: string) => `Waiting, until ${day.format(new Date(until))}`,
  expired: (since: string) => `Expired, ${day.format(new Date(since))}: no seat held`,
  sendAgain: 'Send again',
  inviteAgain: 'Invite again',
  withdraw: 'Withdraw the invitation',
  remove: 'Remove',
  leave: 'Leave',
  makeOwner: 'Make owner',
  sent: 'Sent again',
  withdrawn: 'Withdrawn: the address in the e-mail opens nothing any more',
  seatNote: 'Members and open invitations hold a seat each. Whoever acts for the organisation loses that within seconds of being removed.',

  invite: 'Invite',
  inviteTo: (name: string) => `Invite to ${name}`,
  emails: 'E-mails',
  emailsHint: 'One or several, with commas or blanks between them',
  notAnEmail: (word: string) => `“${word}” is not an e-mail address.`,
  tooMany: (most: number) => `At most ${most} people at once.`,
  roleWords,
  seatsThen: (held: number, seats: number) => `${held} of ${seats} seats then`,
  send: (many: number) => (many > 1 ? `Send ${many} invitations` : 'Send the invitation'),
  invited: 'Sent. An invitation counts 7 days.',
  cancel: 'Cancel',

  reason: 'Why?',
  reasonHint: 'Stands in the audit log, which everybody who may read it sees.',
  reasonNeeded: 'Say why: one sentence is enough.',
  roleTitle: (name: string, role: OrganisationRole) => `${name} becomes ${role === 'admin' || role === 'owner' ? 'an' : 'a'} ${roleNames[role].toLowerCase()}?`,
  roleAction: 'Change the role',
  roleChanged: 'The role has changed',
  transferTitle: (name: string) => `Hand over to ${name}?`,
  transferWords: (name: string) => `${name} owns the organisation from now on. You stay as an admin, and only ${name} can give it back.`,
  transferAction: (name: string) => `Make ${name} the owner`,
  transferred: 'Handed over',
  removeTitle: (name: string) => `${name} leaves?`,
  leaveTitle: (organisation: string) => `Leave ${organisation}?`,
  removeAction: (organisation: string) => `Remove from ${organisation}`,
  leaveAction: (organisation: string) => `Leave ${organisation}`,
  keep: 'Keep',
  stay: 'Stay',
  removed: 'Removed',
  left: 'You have left',
  theyKeep: (name: string) => [`${name} keeps`, 'their account and their own portfolio. They were never yours.'],
  youKeep: ['You keep', 'your account and your own portfolio. They were never the organisation’s.'],
  organisationKeeps: (name: string) => [`${name} keeps`, 'notes and decisions, under the name they were made with.'],
  endsAtOnce: ['Ends at once:', 'all access here. The seat is free.'],

  deleteHead: 'The end of this organisation',
  deleteNote: 'Deletes its jobs, candidates and log for good. Members keep their own accounts and portfolios.',
  deleteAction: 'Delete the organisation',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteWords: [
    'Jobs, boards, notes, files and the log go at once. Nobody can bring them back, not even Folia.',
    'Every candidate is told that all of theirs is erased.',
    'Members are told that you ended it. Their accounts and portfolios stay theirs.',
    'Invoices stay in the books. What is paid already is not given back by this.',
  ],
  typeName: (name: string) => `Type its name: ${name}`,
  nameWrong: 'That is not its name.',
  deleted: (name: string) => `${name} is deleted`,

  rolesTitle: 'What each role may do',
  may: 'may',
  mayNot: 'may not',
  rolesNote: 'No role, key or rule can decline somebody by itself, or make a person’s portfolio public.',

  limitsTitle: 'Shared limits',
  seats: 'Seats',
  seatsHeld: (members: number, invitations: number) => `${count(members, 'member')} · ${count(invitations, 'open invitation')}`,
  limitsNote: 'What was used for the organisation in this period. What people do for their own portfolio counts on their own plan.',
  storage: 'Storage',
  storageWords: 'Files that candidates applied with and that you uploaded. They go with their candidates.',
  storageUsed: (used: number, limit: number | null) => [formatBytes(used), limit === null ? 'no limit' : `of ${formatBytes(limit)}`],
  used: (used: number, limit: number | null) => [number.format(used), limit === null ? 'no limit' : `of ${number.format(limit)}`],
  resets: (at: string) => `Resets on ${day.format(new Date(at))}`,
  byPerson: (people: readonly { name: string | null; used: number }[]) =>
    people.map(({ name, used }) => `${name ?? 'somebody who is gone'} ${number.format(used)}`).join(' · '),

  find: 'Find in the audit log',
  findHint: 'Who, what or whom',
  export: 'Export',
  auditFailed: 'The log could not be loaded.',
  nothingTitle: 'Nothing found',
  nothing: 'No line has these words. Try fewer letters.',
  noLinesTitle: 'Nothing was done yet',
  noLines: 'Jobs that are made, closed and deleted, names that are shown and lists that are printed will stand here.',
  ownAuditNote: 'Lines are added and never changed. They go with your account.',
  ownAuditTitle: 'Audit log',
  ownAuditLead: 'What was done with the jobs of your own account, by whom and when.',
  auditNote: 'Lines are added and never changed. Who deletes their account loses their name here, and the line stays.',
  folia: 'Folia',
  gone: 'somebody who is gone',
  at: (at: string) => moment.format(new Date(at)),
  deed: (line: LogEntry) => deeds[line.action](line),

  actFor: 'Act for',
  actingFor: (name: string) => `You act for ${name}`,
  ownAccount: 'Your own account',
  manage: 'Members, limits, audit',

  invitationTitle: 'Invitation',
  invitationUnknown: 'This invitation opens nothing',
  invitationUnknownText: 'It is older than 7 days, was withdrawn, or was accepted already. Ask whoever invited you for a new one.',
  invitationAsk: (organisation: string) => `Join ${organisation}?`,
  invitationText: (by: string | null, role: OrganisationRole) =>
    `${by ?? 'Somebody'} invites you as ${roleNames[role].toLowerCase()}: ${roleWords[role].charAt(0).toLowerCase()}${roleWords[role].slice(1)}`,
  invitationKeeps: 'Your account and your portfolio stay yours. Nobody there sees more of them than before.',
  invitationSignIn: 'Sign in to accept',
  accept: (organisation: string) => `Join ${organisation}`,
};
