import { tryDays } from '@folia/contracts/billing/billing-rules';
import { addDays } from './periods';

/** When a renewal that failed is tried again; null when it was the last time. `start` is that of the period it is for. */
export const nextTry = (start: Date, now: Date): Date | null => tryDays.map((day) => addDays(start, day)).find((at) => at > now) ?? null;
