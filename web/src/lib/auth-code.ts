import { webConfig } from './config';
import { readStored, storageKeys } from './storage';

/** The stored sign-in code, or null for a guest. */
export const authCode = () => readStored('localStorage', storageKeys.authCode);
export const isSignedIn = () => authCode() !== null;
/** The Authorization value of every request (spec section 7): product word, then the code or the guest's placeholder. */
export const bearer = () => `Bearer folia:${authCode() ?? webConfig().guestAuthCode}`;

/** When a code ends: `exp`, in seconds, in its middle part. Null when it does not say. */
export function expiryOf(code: string): number | null {
  try {
    const middle = (code.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { exp } = JSON.parse(atob(middle)) as { exp?: unknown };
    return typeof exp === 'number' ? exp : null;
  } catch {
    return null;
  }
}

export function isExpired(code: string | null, now = Date.now()) {
  const exp = code === null ? null : expiryOf(code);
  return exp !== null && exp * 1000 <= now;
}
