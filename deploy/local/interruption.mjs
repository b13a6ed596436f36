import { commandOf, parentOf, startOf } from './running-process.mjs';

/** Who started us, when that is npm: itself, and the shell it puts in between. */
function npmAbove() {
  if (!process.env.npm_lifecycle_event) return [];
  const parent = process.ppid;
  const isShell = / -c /.test(commandOf(parent) ?? '');
  return [parent, ...(isShell ? [parentOf(parent)] : [])].map((pid) => ({ pid, started: startOf(pid) }));
}

/**
 * Aborted by Ctrl-C, by `kill`, or by the terminal going away. A second one changes nothing: everything is being stopped already.
 * Run by npm, also when npm is gone: killed, it does not tell what it runs.
 */
export function onInterruption() {
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, interrupt);
  const above = npmAbove();
  if (above.length > 0) setInterval(() => above.some(({ pid, started }) => startOf(pid) !== started) && interrupt(), 500).unref();
  const { signal } = interrupted;
  const happened = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  return { signal, happened };
}
