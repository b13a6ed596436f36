import { triesAfter } from '@folia/contracts/webhook/words';

/** How much earlier or later a try may be than planned, so that what failed together does not come back together. */
const jitter = 0.1;
const longestWait = 24 * 3600;

/** Statuses whose Retry-After is heard (RFC 9110 section 10.2.3, RFC 6585 section 4). */
const heard: ReadonlySet<number> = new Set([429, 503]);

/**
 * Seconds until the next try after `tried` tries, null after the last. `retryAfterS` is the least that the receiver asked for, at most a day of it; `random` is
 * in 0–1.
 */
export function nextTry(tried: number, retryAfterS: number, random: number): number | null {
  const wait = triesAfter[tried];
  if (wait === undefined) return null;
  return Math.max(wait * (1 + jitter * (2 * random - 1)), Math.min(retryAfterS, longestWait));
}

/** Seconds that an answer asks to wait, in either form of the header; 0 if it asks for nothing. `now` in ms. */
export function retryAfterOf(status: number, header: string | undefined, now: number): number {
  if (!heard.has(status) || !header) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const until = Date.parse(header);
  return Number.isNaN(until) ? 0 : Math.max(0, (until - now) / 1_000);
}
