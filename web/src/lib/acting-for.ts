import { accountHeader } from '@folia/contracts/organisation/account-header';
import { readStored, removeStored, storageKeys, writeStored } from './storage';

/** The organisation that this browser acts for; null for the person's own account. */
export const chosenAccount = (): string | null => readStored('localStorage', storageKeys.account);

/** Acts for an organisation from the next request on; null for one's own account. */
export function chooseAccount(id: string | null): void {
  if (id === null) removeStored('localStorage', storageKeys.account);
  else writeStored('localStorage', storageKeys.account, id);
}

/** The header that says so to the API. */
export function actingFor(): Record<string, string> {
  const id = chosenAccount();
  return id === null ? {} : { [accountHeader]: id };
}
