import { authCode, bearer } from './auth-code';
import { apiAddress } from './config';
import { trackEvent } from './events';
import { clearTrials } from './kept-trials';
import { loadChunk } from './load-chunk';
import { ownPath } from './own-path';
import { clearStored, readStored, removeStored, storageKeys, takeStored, writeStored } from './storage';

type Change = 'in' | 'out' | 'renamed';
// One for sending and receiving: a channel does not hear itself, but a second one in this tab would.
let channel: BroadcastChannel | null = null;

function otherTabs(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('folia-session');
  return channel;
}

const tellOtherTabs = (change: Change) => otherTabs()?.postMessage(change);

const currentPath = () => window.location.pathname + window.location.search;

/** The page to return to after a sign-in. Only paths of this site. */
export const rememberPath = (path = currentPath()) => writeStored('sessionStorage', storageKeys.returnTo, path);
export const forgetPath = () => removeStored('sessionStorage', storageKeys.returnTo);
export const hasRememberedPath = () => readStored('sessionStorage', storageKeys.returnTo) !== null;
const takePath = () => ownPath(takeStored('sessionStorage', storageKeys.returnTo));

/** The action signedIn of spec section 4: the code is stored and the page loads again. */
export function signedIn(code: string) {
  writeStored('localStorage', storageKeys.authCode, code);
  tellOtherTabs('in');
  window.location.replace(takePath());
}

/** The action signedOut of spec section 4. Forced: drafts stay and the place is remembered for the next sign-in. */
export async function signedOut({ forced = false } = {}) {
  // A guard that found the session gone has already stored the wanted page.
  const path = forced && hasRememberedPath() ? takePath() : currentPath();
  await closeSession('/users/signout');
  if (!forced)
    await loadChunk('drafts', () => import('./drafts')).then(
      ({ eraseDrafts }) => eraseDrafts(),
      () => {},
    );
  await clearTrials('all');
  clearStored();
  trackEvent({ name: 'logout', parameters: { forced } });
  if (forced) rememberPath(path);
  tellOtherTabs('out');
  window.location.replace('/');
}

/** Signs out without leaving the screen, for the full-page message that has to stay readable. */
export function forgetSession() {
  const path = currentPath();
  clearStored();
  rememberPath(path);
}

/** Ends every session of this person, on all devices, then this one here. */
export async function signedOutEverywhere() {
  await closeSession('/users/signout-everywhere');
  await signedOut();
}

// Does not use the request helper: a code that the server no longer takes must not open the popup again.
async function closeSession(path: string) {
  if (!authCode()) return;
  await fetch(apiAddress(path), {
    method: 'POST',
    headers: { Authorization: bearer(), Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    credentials: 'include',
    signal: AbortSignal.timeout(3000),
  }).catch(() => {});
}

/** The username has changed: other tabs fetch it again. */
export const renamed = () => tellOtherTabs('renamed');

/** The user state has three actions; any other is a bug (spec section 8). */
export function applyChange(change: Change, onRenamed: () => void): void {
  switch (change) {
    case 'renamed':
      onRenamed();
      break;
    case 'in':
      // A tab that waits for a sign-in goes on; the others stay where they are.
      if (hasRememberedPath()) window.location.replace(takePath());
      else window.location.reload();
      break;
    case 'out':
      clearStored();
      window.location.replace('/');
      break;
    default:
      throw new Error(`Unknown action type in the user state: ${String(change satisfies never)}`);
  }
}

/** Another tab signed in or out, or changed the username: this one follows. */
export function followOtherTabs(onRenamed: () => void) {
  const tabs = otherTabs();
  if (!tabs) return () => {};
  tabs.onmessage = ({ data }: MessageEvent<Change>) => applyChange(data, onRenamed);
  return () => {
    tabs.onmessage = null;
  };
}
