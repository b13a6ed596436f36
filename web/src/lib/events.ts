import type { Occurrence } from '@folia/contracts/measuring/shapes';
import { isSignedIn } from './auth-code';
import { webConfig } from './config';
import { type MeasuringChoice, measuringChoice, measuringChosen } from './measuring-choice';
import { removeStored, storageKeys, writeStored } from './storage';

let isUserLoaded = false;
let hasStarted = false;

/** What measures is not even fetched where nothing may be measured. When it fails, that is only worth a warning (spec section 8). */
async function withMeasuring(work: (measuring: typeof import('./measuring')) => void) {
  if (!webConfig().measures || measuringChoice() === 'no') return;
  try {
    work(await import('./measuring'));
  } catch (error) {
    console.warn('Measuring failed', error);
  }
}

/** Something happened that is measured where the operator has set that up and the person has agreed (spec section 7). */
export const trackEvent = (occurrence: Occurrence) => void withMeasuring(({ note }) => note(occurrence));

/** Called once the user is loaded: from now on events may leave (spec section 4). */
export function sendPendingEvents() {
  isUserLoaded = true;
  if (hasStarted) void withMeasuring(({ sendUnsent }) => sendUnsent());
}

/** Begins to measure this page. A guest is known without being loaded. */
export function startMeasuring() {
  hasStarted = true;
  // It may have been said in another tab.
  if (measuringChoice() === 'no') removeStored('sessionStorage', storageKeys.pendingEvents);
  void withMeasuring(({ measurePage }) => measurePage());
  if (isUserLoaded || !isSignedIn()) void withMeasuring(({ sendUnsent }) => sendUnsent());
}

/** Keeps the person's answer. A no also deletes what has not been sent. */
export function chooseMeasuring(choice: MeasuringChoice) {
  writeStored('localStorage', storageKeys.measuring, choice);
  dispatchEvent(new Event(measuringChosen));
  startMeasuring();
}
