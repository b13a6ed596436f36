import { setTimeout as sleep } from 'node:timers/promises';

// After this, the process ends no matter what still hangs.
const stopWithinMs = 9_000;

let leaving = false;

/** Whether this process has been asked to end, so that nobody should ask it anything new. */
export const isLeaving = (): boolean => leaving;

/**
 * Ends the process cleanly on SIGTERM, SIGINT, or when the launcher that forked it is gone. For `drainSeconds` before, it goes on as before and only says that
 * it is leaving ({@link isLeaving}).
 */
export function stopOnSignals(stop: () => Promise<void>, drainSeconds: number): void {
  const end = async () => {
    if (leaving) return;
    leaving = true;
    await sleep(drainSeconds * 1_000);
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
}
