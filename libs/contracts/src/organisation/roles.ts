/** What somebody may be in an organisation, the most first. In their own account everybody is its owner. */
export const organisationRoles = ['owner', 'admin', 'recruiter', 'member'] as const;
export type OrganisationRole = (typeof organisationRoles)[number];
/** What somebody can be invited as: ownership is only handed over. */
export const invitedRoles = ['admin', 'recruiter', 'member'] as const satisfies readonly OrganisationRole[];
export type InvitedRole = (typeof invitedRoles)[number];

/** How an account stands: `unpaid` and `suspended` ones are read-only. */
export const accountStates = ['active', 'unpaid', 'suspended'] as const;
export type AccountState = (typeof accountStates)[number];

/** Who may do something, and whether it `writes`: a read-only account may not. */
type Rule = { readonly roles: readonly OrganisationRole[]; readonly writes: boolean };

const everybody = organisationRoles;
const recruiting = ['owner', 'admin', 'recruiter'] as const;
const managing = ['owner', 'admin'] as const;
const owning = ['owner'] as const;

/** THE table of roles and actions. A question whose access is one of these actions is asked for an account, by one of its members. */
export const actions = {
  'board.read': { roles: everybody, writes: false },
  'note.write': { roles: everybody, writes: true },
  'job.write': { roles: recruiting, writes: true },
  'candidate.add': { roles: recruiting, writes: true },
  'finding.change': { roles: recruiting, writes: true },
  'decision.make': { roles: recruiting, writes: true },
  'name.show': { roles: recruiting, writes: true },
  'contest.answer': { roles: recruiting, writes: true },
  'unit.spend': { roles: recruiting, writes: true },
  'member.read': { roles: everybody, writes: false },
  'member.manage': { roles: managing, writes: true },
  'role.give': { roles: managing, writes: true },
  'account.verify': { roles: managing, writes: true },
  'limit.read': { roles: managing, writes: false },
  'audit.read': { roles: managing, writes: false },
  // What a key opens must be known, and ended, whoever pays.
  'key.end': { roles: managing, writes: false },
  'key.manage': { roles: managing, writes: true },
  'webhook.read': { roles: managing, writes: false },
  'webhook.manage': { roles: managing, writes: true },
  'organisation.transfer': { roles: owning, writes: true },
  'owner.make': { roles: owning, writes: true },
  // Whoever does not pay any more may end it, too.
  'organisation.delete': { roles: owning, writes: false },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof actions;

/** Every action, in the order of the table. */
export const allActions = Object.keys(actions) as readonly Action[];

/** The rule of an action. */
export const ruleOf = (action: Action): Rule => actions[action];
