/** Keys of the browser's storage. Everything that starts with `folia` ends with the session; theme and banner stay. */
export const storageKeys = {
  authCode: 'folia-auth-code',
  account: 'folia-account',
  returnTo: 'folia-return-to',
  cameFrom: 'folia-came-from',
  linkedinLogin: 'folia-linkedin-login',
  linkToken: 'folia-link-token',
  linkOwner: 'folia-link-owner',
  linkView: 'folia-link-view',
  whatIf: 'folia-what-if',
  trial: 'folia-trial',
  reloadedFor: 'folia-reloaded-for',
  lookedFor: 'folia-looked-for',
  onboarded: 'folia-onboarded',
  theme: 'theme',
  banner: 'banner-dismissed',
  /** Not of a session: what a guest's tab knows of its visits must not wake the page (has-stored.ts). */
  visit: 'visit',
  /** Neither of a session: what was answered about measuring, and what has still to be sent. */
  measuring: 'measuring',
  pendingEvents: 'pending-events',
  /** Neither of a session: some tab may have kept a resume that was tried. */
  trials: 'trials',
} as const;

type Kind = 'localStorage' | 'sessionStorage';

// A browser may refuse storage altogether; the product then works without memory.
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export const readStored = (kind: Kind, key: string): string | null => (typeof window === 'undefined' ? null : attempt(() => window[kind].getItem(key)));
export const writeStored = (kind: Kind, key: string, value: string) => void attempt(() => window[kind].setItem(key, value));
export const removeStored = (kind: Kind, key: string) => void attempt(() => window[kind].removeItem(key));

/** Reads a value and deletes it. */
export function takeStored(kind: Kind, key: string): string | null {
  const value = readStored(kind, key);
  if (value !== null) removeStored(kind, key);
  return value;
}

/** Forgets all keys of the product; a failure is only worth a warning (spec section 8). */
export function clearStored() {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[kind])) if (key.startsWith('folia') || key === storageKeys.visit) window[kind].removeItem(key);
    } catch (error) {
      console.warn('Storage could not be cleared', error);
    }
  }
}
