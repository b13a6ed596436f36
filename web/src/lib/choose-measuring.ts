import { startMeasuring } from './events';
import { type MeasuringChoice, measuringChosen } from './measuring-choice';
import { storageKeys, writeStored } from './storage';

/** Keeps the person's answer. A yes measures from this page on; a no also deletes what has not been sent. */
export function chooseMeasuring(choice: MeasuringChoice) {
  writeStored('localStorage', storageKeys.measuring, choice);
  dispatchEvent(new Event(measuringChosen));
  startMeasuring();
}
