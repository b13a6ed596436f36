import { admit, type Member, type Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';

/** A signed-in caller in the form that services get, with the account that they act for. Throws SIGN_IN_REQUIRED for a guest. */
export const personOf = (caller: Caller): Member & Person => ({ ...admit('person', caller, null), ...admit('member.read', caller, null) });
