import { useSyncExternalStore } from 'react';
import { type MeasuringChoice, measuringChoice, measuringChosen } from './measuring-choice';

function subscribe(onChange: () => void) {
  // The browser tells `storage` to the other tabs only.
  const names = [measuringChosen, 'storage'];
  for (const name of names) addEventListener(name, onChange);
  return () => {
    for (const name of names) removeEventListener(name, onChange);
  };
}

/** What the person here has said to being measured, in whichever tab; null: nothing yet, or nobody knows on the server. */
export const useMeasuringChoice = (): MeasuringChoice | null => useSyncExternalStore(subscribe, measuringChoice, () => null);
