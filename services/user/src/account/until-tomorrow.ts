/** Seconds until the day ends in UTC, at least one: what a limit per day says to wait. */
export const secondsUntilTomorrow = (now: Date): number =>
  Math.max(1, Math.ceil((Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1) - now.getTime()) / 1000));
