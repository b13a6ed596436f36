import { loadChunk } from './load-chunk';
import { readStored, storageKeys } from './storage';

/** What keeps resumes that were tried without an account; fetched only where there may be one. */
export const keptTrials = () => loadChunk('trials', () => import('./trials'));

/** Erases them all, or those whose hour is over. */
export async function clearTrials(which: 'all' | 'over'): Promise<void> {
  if (readStored('localStorage', storageKeys.trials))
    await keptTrials().then(
      (trials) => trials.clearTrials(which),
      () => {},
    );
}
