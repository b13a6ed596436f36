import type { UserType } from '@folia/contracts/session/shapes';
import { storageKeys, takeStored } from '../../lib/storage';

/** What was noted before the browser left for LinkedIn. */
export type LinkedinLogin = { state: string; userType: UserType /** Adds a way in to the account that is signed in already. */; connects?: boolean };
type LinkedinReturn = { code: string; state: string; userType: UserType; connects: boolean } | { refused: 'other-state' | 'no-code' };

function noted(): LinkedinLogin | null {
  try {
    return JSON.parse(takeStored('sessionStorage', storageKeys.linkedinLogin) ?? 'null') as LinkedinLogin | null;
  } catch {
    return null;
  }
}

/** Reads the return address. A state other than the stored one was started somewhere else, so nothing of it is used. */
export function readLinkedinReturn(search: string): LinkedinReturn {
  const query = new URLSearchParams(search);
  const login = noted();
  const state = query.get('state');
  if (!login || !state || login.state !== state) return { refused: 'other-state' };
  const code = query.get('code');
  return code ? { code, state, userType: login.userType, connects: login.connects ?? false } : { refused: 'no-code' };
}
