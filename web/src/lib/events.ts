import type { Occurrence } from '@folia/contracts/measuring/shapes';
import { afterLoad } from './after-load';
import { webConfig } from './config';
import { measuringChoice } from './measuring-choice';
import { removeStored, storageKeys } from './storage';

/** What measures is not even fetched where nothing may be measured. When it fails, that is only worth a warning (spec section 8). */
async function withMeasuring(work: (measuring: typeof import('./measuring')) => void) {
  if (!webConfig().measures) return;
  // It may have been said in another tab.
  if (measuringChoice() === 'no') return removeStored('sessionStorage', storageKeys.pendingEvents);
  try {
    work(await import('./measuring'));
  } catch (error) {
    console.warn('Measuring failed', error);
  }
}

/** Something happened that is measured where the operator has set that up and the person has agreed (spec section 7). */
export const trackEvent = (occurrence: Occurrence) => void withMeasuring(({ note }) => note(occurrence));

/** Measures this page, and sends what waits. */
export const startMeasuring = () => void withMeasuring(({ start }) => start());

/** Called once it is known who is here (spec section 4). */
export const sendPendingEvents = () => afterLoad(startMeasuring);
