import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './figures.mjs';

const runs = 5;
const perSecond = 40;
const requests = 1_000;
/** The restart comes when the load has settled. */
const restartsAt = 120;

const pidOf = (home, name) => JSON.parse(readFileSync(join(home, 'processes.json'), 'utf8')).find((one) => one.name === name)?.pid;

/** Milliseconds from the signal until another process answers that it is ready. */
async function restart(home, name, healthPort) {
  const pid = pidOf(home, name);
  const began = performance.now();
  process.kill(pid, 'SIGTERM');
  for (;;) {
    await sleep(50);
    const now = pidOf(home, name);
    if (now === undefined || now === pid) continue;
    const isReady = await fetch(`http://127.0.0.1:${healthPort}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return performance.now() - began;
  }
}

/** Reads at a steady rate, whatever has not been answered yet; `during` runs once beside them. */
async function load(paths, { url, headers }, during) {
  const answers = [];
  let beside;
  const began = performance.now();
  for (let count = 0; count < requests; count++) {
    await sleep(Math.max(0, began + (count * 1000) / perSecond - performance.now()));
    if (count === restartsAt) beside = during();
    const sent = performance.now();
    const settle = (status) => ({ status, ms: performance.now() - sent });
    answers.push(
      fetch(url + paths[count % paths.length], { headers }).then(
        async (response) => {
          await response.arrayBuffer();
          return settle(response.status);
        },
        () => settle(0),
      ),
    );
  }
  return { answers: await Promise.all(answers), beside: await beside };
}

/** What a restart of the portfolio service under load costs those who read meanwhile. */
export async function benchRestart({ product, home, person, ask, healthPort }) {
  await ask('PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { headline: 'Engineer' } });
  const paths = [`/${person.uname}`, `/api/users/user/${person.uname}`, '/api/users/current', '/api/items'];
  const headers = { authorization: `Bearer folia:${person.authCode}` };
  const rows = [];
  for (let run = 1; run <= runs; run++) {
    const { answers, beside } = await load(paths, { url: product.url, headers }, () => restart(home, 'portfolio', healthPort));
    const failed = answers.filter(({ status }) => status !== 200).length;
    const times = answers.map(({ ms }) => ms);
    rows.push({
      run,
      requests,
      failed,
      'ready after s': (beside / 1000).toFixed(1),
      'p50 ms': Math.round(percentile(times, 0.5)),
      'slowest s': (Math.max(...times) / 1000).toFixed(1),
    });
    // A process that ran for half a minute did not crash: the next run sees a restart like the first.
    await sleep(10_000);
  }
  return rows;
}
