import type { TriedResume } from '@folia/contracts/resume-trial/shapes';
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { readStored, removeStored, storageKeys, takeStored, writeStored } from './storage';

/** A resume that was tried without an account: its file, what was read in it (null: it could not be read yet), and until when both stay, in ms. */
export type KeptTrial = { file: File; reading: TriedResume | null; until: number };

const keptForMs = 3_600_000;

// Made on first use: there is no IndexedDB on the server.
let store: UseStore | null = null;
const trials = () => {
  store ??= createStore('trials', 'trials');
  return store;
};
const randomId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps a resume for an hour, for this tab alone. A browser without IndexedDB keeps none. */
export async function keepTrial(file: File, reading: TriedResume | null): Promise<KeptTrial> {
  const kept = { file, reading, until: Date.now() + keptForMs };
  const id = readStored('sessionStorage', storageKeys.trial) ?? randomId();
  try {
    await set(id, kept, trials());
    writeStored('sessionStorage', storageKeys.trial, id);
    writeStored('localStorage', storageKeys.trials, 'kept');
  } catch {
    forgetName();
  }
  return kept;
}

const forgetName = () => removeStored('sessionStorage', storageKeys.trial);

/** What this tab keeps; null if there is nothing, or its hour is over. */
export async function keptTrial(): Promise<KeptTrial | null> {
  const id = readStored('sessionStorage', storageKeys.trial);
  const kept = id ? await get<KeptTrial>(id, trials()).catch(() => undefined) : undefined;
  if (kept && kept.until > Date.now()) return kept;
  await forgetTrial();
  return null;
}

export async function forgetTrial(): Promise<void> {
  const id = takeStored('sessionStorage', storageKeys.trial);
  if (id) await del(id, trials()).catch(() => {});
}

/** Removes what all tabs keep, closed ones too, or what of it is older than its hour. */
export async function clearTrials(which: 'all' | 'over'): Promise<void> {
  if (which === 'all') forgetName();
  const kept = await entries<string, KeptTrial>(trials()).catch(() => []);
  const gone = kept.filter(([, { until }]) => which === 'all' || until <= Date.now());
  for (const [id] of gone) await del(id, trials()).catch(() => {});
  if (gone.length === kept.length) removeStored('localStorage', storageKeys.trials);
}
