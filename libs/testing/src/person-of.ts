import { admit, type Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';

/** A signed-in caller in the form that services get. Throws SIGN_IN_REQUIRED for a guest. */
export const personOf = (caller: Caller): Person => admit('person', caller, '');
