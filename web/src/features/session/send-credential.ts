import type { Provider, UserType } from '@folia/contracts/session';
import { api } from '../../lib/api';
import { signedIn } from '../../lib/session';

type SigninAnswer = { authCode?: string };

/** Exchanges a provider's proof for our own code (spec section 7) and starts the session. False: the popup has said why not. */
export async function sendCredential({
  provider,
  credential,
  state,
  userType,
}: {
  provider: Provider;
  credential: string;
  state: string;
  userType: UserType;
}): Promise<boolean> {
  const query = new URLSearchParams({ userType, state });
  const { authCode } = await api.post<SigninAnswer>(`/users/signin?${query}`, undefined, { headers: { Authorization: `Bearer idp${provider}:${credential}` } });
  if (!authCode) return false;
  signedIn(authCode);
  return true;
}
