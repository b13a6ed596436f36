import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { seriesOf } from './figures.mjs';
import { readMetrics } from './system.mjs';

const most = (figures) => Math.max(0, ...figures);

/** The machine's own CPU time so far, in ticks, whoever used it. */
function machineTicks() {
  const ticks = readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/).slice(1, 9).map(Number);
  return { all: ticks.reduce((sum, one) => sum + one, 0), idle: ticks[3] + ticks[4] };
}

/** Looks at a system every two seconds until it is stopped, and keeps the worst of each: `{waiting, lagMs, jobSeconds}` by process, `machine` 0 to 1. */
export function watchSystem(system) {
  const worst = { waiting: {}, lagMs: {}, jobSeconds: {}, machine: 0 };
  const before = machineTicks();
  let stopped = false;
  const keep = (name, process, value) => {
    worst[name][process] = Math.max(worst[name][process] ?? 0, value);
  };
  const watching = (async () => {
    while (!stopped) {
      for (const [process, text] of Object.entries(await readMetrics(system))) {
        keep('waiting', process, most(seriesOf(text, 'folia_database_pool_connections', { state: 'waiting' })));
        keep('lagMs', process, most(seriesOf(text, 'nodejs_eventloop_lag_p99_seconds')) * 1_000);
        keep('jobSeconds', process, most(seriesOf(text, 'folia_jobs_oldest_age_seconds', { state: 'accepted' })));
      }
      await sleep(2_000);
    }
  })();
  return async () => {
    stopped = true;
    const after = machineTicks();
    worst.machine = 1 - (after.idle - before.idle) / (after.all - before.all);
    await watching;
    return worst;
  };
}
