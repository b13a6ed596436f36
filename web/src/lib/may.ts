import { type Action, type OrganisationRole, ruleOf } from '@folia/contracts/organisation/roles';
import { useOrganisations } from './use-organisations';

/** Whether a role includes an action. The services decide; this only leaves out what they would refuse. */
export const may = (role: OrganisationRole, action: Action): boolean => ruleOf(action).roles.includes(role);

/** The same for the account that this browser acts for; in one's own everything is allowed. */
export const useMay = (action: Action): boolean => may(useOrganisations().chosen?.role ?? 'owner', action);
