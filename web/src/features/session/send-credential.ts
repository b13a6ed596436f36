import type { Provider, UserType } from '@folia/contracts/session/shapes';
import { api } from '../../lib/api';
import { forgetPath, signedIn } from '../../lib/session';

type SigninAnswer = { authCode?: string; user?: { leavesAt?: string } };

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
  const { authCode, user }: SigninAnswer = await api.post('/users/signin', {
    query: { userType, state },
    headers: { Authorization: `Bearer idp${provider}:${credential}` },
  });
  if (!authCode) return false;
  // Whoever is leaving is asked about that first, wherever they wanted to go.
  if (user?.leavesAt) forgetPath();
  signedIn(authCode);
  return true;
}
