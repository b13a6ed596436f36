import { type Action, type OrganisationRole, ruleOf } from '@folia/contracts/organisation/roles';

/** Whether a role includes an action. The services decide; this only leaves out what they would refuse. */
export const may = (role: OrganisationRole, action: Action): boolean => ruleOf(action).roles.includes(role);
