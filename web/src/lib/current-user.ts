import type { CurrentUser } from '@folia/contracts/session/shapes';
import { api } from './api';
import { ApiError } from './api-error';

/** Three tries within five seconds, so that nobody is signed out while a gateway restarts (DESIGN section 14). */
const tries = 3;
const tryMs = 1500;
const betweenMs = 1750;

const isWorthAnotherTry = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** Who is signed in; nobody after a 401, when the popup is already open. */
export async function loadCurrentUser(): Promise<CurrentUser | null> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      const current = await api.get('/users/current', { signal: AbortSignal.timeout(tryMs) });
      return current.user ? (current as CurrentUser) : null;
    } catch (error) {
      if (left === 0 || !isWorthAnotherTry(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, betweenMs));
    }
  }
}
