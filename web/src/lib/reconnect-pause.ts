const firstMs = 1_500;
const mostMs = 10_000;

/**
 * How many ms to wait before a broken stream is asked for again, after so many tries in a row that brought nothing: any time up to 1.5 s, then up to twice as
 * long each time, at most 10 s. A gateway that restarts loses all its listeners at one moment, and must not get them all back at one.
 */
export const reconnectPause = (failures: number): number => Math.random() * Math.min(firstMs * 2 ** failures, mostMs);
