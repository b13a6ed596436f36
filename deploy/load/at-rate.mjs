import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

const connections = 64;

/** Starts `work(turn)` so many times a second, whether or not those before are over, and waits for all: `{times, failed}`, and why they failed. */
export async function atRate(perSecond, seconds, work) {
  const found = { times: [], failed: 0, why: {} };
  const began = performance.now();
  const all = [];
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const wait = began + (turn * 1_000) / perSecond - performance.now();
    if (wait > 1) await sleep(wait);
    all.push(
      work(turn).then(({ isDone, why, ms }) => {
        found.times.push(ms);
        if (isDone) return;
        found.failed += 1;
        found.why[why] = (found.why[why] ?? 0) + 1;
      }),
    );
  }
  await Promise.all(all);
  return { ...found, perSecond: found.times.length / ((performance.now() - began) / 1_000) };
}

/** Reads at a steady rate with autocannon: what an ever-waiting server delays counts as its delay. */
export async function readAtRate(url, perSecond, seconds, requests) {
  const times = [];
  const run = autocannon({
    url,
    connections: Math.min(connections, Math.max(1, Math.floor(perSecond))),
    overallRate: Math.max(1, Math.round(perSecond)),
    duration: seconds,
    requests,
  });
  run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const result = await run;
  const failed = result.non2xx + result.errors;
  return {
    times,
    failed,
    why: { ...(result.non2xx && { 'other than 2xx': result.non2xx }), ...(result.errors && { broken: result.errors }) },
    perSecond: result.requests.average,
  };
}
