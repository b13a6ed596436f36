import { asksNotToBeTracked } from './asks-not-to-be-tracked';
import { webConfig } from './config';
import { storageKeys } from './storage';

export type MeasuringChoice = 'yes' | 'no';

/**
 * What the person at this browser has said to being measured; null: they have not been asked. A browser that asks not to be tracked has said no for them, and so has
 * one without storage: it would be asked on every page.
 */
export function measuringChoice(): MeasuringChoice | null {
  if (asksNotToBeTracked()) return 'no';
  try {
    const kept = localStorage.getItem(storageKeys.measuring);
    return kept === 'yes' || kept === 'no' ? kept : null;
  } catch {
    return 'no';
  }
}

/** Told to the window when the choice has changed in this tab; other tabs hear the browser's own `storage`. */
export const measuringChosen = 'measuring-chosen';

/** Whether this document has somebody to ask. */
export const asksToMeasure = (): boolean => webConfig().measures && measuringChoice() === null;
