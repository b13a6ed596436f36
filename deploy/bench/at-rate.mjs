import { setTimeout as sleep } from 'node:timers/promises';

/** Starts `work(turn)` so many times a second for some seconds, whether or not the ones before are over, and waits for all. Answers how long that took, in seconds. */
export async function atRate(perSecond, seconds, work) {
  const began = performance.now();
  const all = [];
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const wait = began + (turn * 1_000) / perSecond - performance.now();
    if (wait > 1) await sleep(wait);
    all.push(work(turn));
  }
  await Promise.all(all);
  return (performance.now() - began) / 1_000;
}
