import { authCode, isExpired } from './auth-code';
import { signedOut } from './session';

export type Unauthorized = { title: string; message: string };

const expired: Unauthorized = { title: 'Session Expired', message: 'Your session has expired. Please sign in again to continue.' };
const refused: Unauthorized = { title: 'Unauthorized', message: 'Unauthorized action. Please sign in again.' };

let handler: ((what: Unauthorized) => void) | null = null;

/** The popup of the shell; without one there is nobody to ask and the session ends at once. */
export function setUnauthorizedHandler(next: typeof handler) {
  handler = next;
}

/** The server answered 401 or 403 (spec section 8). */
export function reportUnauthorized() {
  if (handler) handler(isExpired(authCode()) ? expired : refused);
  else void signedOut({ forced: true });
}
