import { readStored, removeStored, storageKeys, writeStored } from './storage';

/** The token of a protected link: from an address's query, or if missing there the one that was seen before (spec sections 2 and 4). */
export const linkTokenOf = (search: string): string | null => tokenIn(search) ?? readStored('sessionStorage', storageKeys.linkToken);
export const tokenIn = (search: string): string | null => new URLSearchParams(search).get('token') || null;

/** A path with a token in its query, whatever it has there already (spec section 2); a fragment stays last. */
export function withLinkToken(path: string, token: string): string {
  const [place = '', fragment] = path.split('#');
  const joined = `${place}${place.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/** Kept until the tab is closed or it is cleared. */
export function keepLinkToken(token: string) {
  removeStored('sessionStorage', storageKeys.linkOwner);
  writeStored('sessionStorage', storageKeys.linkToken, token);
}

export function clearLinkToken() {
  for (const key of [storageKeys.linkToken, storageKeys.linkOwner]) removeStored('sessionStorage', key);
}

/** Whose portfolio the stored token has opened. */
export const rememberLinkOwner = (uname: string) => writeStored('sessionStorage', storageKeys.linkOwner, uname);
export const opensPortfolioOf = (uname: string) => readStored('sessionStorage', storageKeys.linkOwner) === uname.toLowerCase();
