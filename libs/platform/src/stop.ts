// After this, the process ends no matter what still hangs.
const stopWithinMs = 9_000;

/** Ends the process cleanly on SIGTERM, SIGINT, or when the launcher that forked it is gone. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
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
