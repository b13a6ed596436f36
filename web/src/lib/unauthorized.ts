import { authCode, isExpired } from './auth-code';
import { signedOut } from './session';

export type Unauthorized = { title: string; message: string };

const expired: Unauthorized = { title: 'Session Expired', message: 'Your session has expired. Please sign in again to continue.' };
const refused: Unauthorized = { title: 'Unauthorized', message: 'Unauthorized action. Please sign in again.' };

/** A 401 or 403 outside the request helper: uploads, downloads and guards (spec section 8, DESIGN section 14). */
const byShell = {
  refused: { title: 'Unauthorized', message: 'An unauthorized operation was performed. You will be signed out for security reasons.' },
  gone: { title: 'Unauthorized', message: 'Unauthorized action was performed. Please sign in again.' },
} satisfies Record<string, Unauthorized>;

let handler: ((what: Unauthorized) => void) | null = null;

/** The shell's popup. Without one the session ends at once. */
export function setUnauthorizedHandler(next: typeof handler) {
  handler = next;
}

const report = (what: Unauthorized) => (handler ? handler(what) : void signedOut({ forced: true }));

/** The server answered 401 or 403 (spec section 8). */
export const reportUnauthorized = () => report(isExpired(authCode()) ? expired : refused);
/** The same for requests that do not use the request helper. */
export const reportRefused = () => report(isExpired(authCode()) ? expired : byShell.refused);
/** The session that this page began with is gone; no request was needed to notice. */
export const reportSessionGone = () => report(byShell.gone);
