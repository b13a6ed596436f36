import { AppError } from '@folia/contracts/errors';
import type { SwitchName } from '@folia/contracts/feature-switch/names';

/** How long what was read holds, in ms. */
const holdsForMs = 3_000;

type Read = () => Promise<readonly SwitchName[]>;
const nothing: Read = async () => [];

let read = nothing;
let off: ReadonlySet<SwitchName> = new Set();
let readAt = Number.NEGATIVE_INFINITY;
let reading: Promise<void> | null = null;

/** Set once at boot: where this process reads what is switched off. Without it nothing is. */
export const useFeatureSwitches = (reader: Read) => {
  [read, off, readAt] = [reader, new Set(), Number.NEGATIVE_INFINITY];
};

async function readAgain(): Promise<void> {
  // Whoever cannot be asked has said nothing new.
  off = await read().then(
    (names) => new Set(names),
    () => off,
  );
  readAt = Date.now();
  reading = null;
}

/** Whether an admin has switched it off, as of 3 s ago at most, or as it was last known while the user service is away. */
export async function isSwitchedOff(name: SwitchName): Promise<boolean> {
  if (Date.now() - readAt >= holdsForMs) {
    reading ??= readAgain();
    await reading;
  }
  return off.has(name);
}

/** Throws SWITCHED_OFF. */
export async function requireSwitchedOn(name: SwitchName): Promise<void> {
  if (await isSwitchedOff(name)) throw new AppError('SWITCHED_OFF', { feature: name });
}
