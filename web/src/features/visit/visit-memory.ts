import { readStored, storageKeys, writeStored } from '../../lib/storage';

/** What this tab knows of its own visits: the tokens, the newest last, and the number of the last beacon. It ends with the tab. */
type Memory = { tokens: readonly string[]; number: number };

/** A visitor shows and erases at most this many visits at once. */
const mostTokens = 20;
const off = 'off';

function read(): Memory {
  try {
    const { tokens, number } = JSON.parse(readStored('sessionStorage', storageKeys.visit) ?? '{}') as Partial<Memory>;
    return { tokens: tokens ?? [], number: number ?? 0 };
  } catch {
    return { tokens: [], number: 0 };
  }
}
const write = (memory: Memory) => writeStored('sessionStorage', storageKeys.visit, JSON.stringify(memory));

export const visitTokens = (): readonly string[] => read().tokens;

export function keepVisitToken(token: string): void {
  const { tokens, number } = read();
  write({ tokens: [...tokens.filter((one) => one !== token), token].slice(-mostTokens), number });
}

/** The number of the next beacon; also a page that is loaded later in this tab goes on from it. */
export function nextBeaconNumber(): number {
  const { tokens, number } = read();
  write({ tokens, number: number + 1 });
  return number + 1;
}

/** From now on nothing is recorded in this tab: a visitor has erased their trace. */
export const stopRecordingHere = (): void => writeStored('sessionStorage', storageKeys.visit, off);
export const recordsHere = (): boolean => readStored('sessionStorage', storageKeys.visit) !== off;
