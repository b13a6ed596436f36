/** Seconds until the end of the day in UTC, at least one: the wait that a daily limit asks for. */
export const secondsUntilTomorrow = (now: Date): number =>
  Math.max(1, Math.ceil((Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1) - now.getTime()) / 1000));
