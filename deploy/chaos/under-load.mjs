import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../bench/figures.mjs';
import { follow, startImport, startScore } from './jobs.mjs';
import { consult } from './oracle.mjs';
import { makePeople } from './people.mjs';

/** This long after the last fault a follower is called off, and the oracle says what is wrong. */
const followedFor = 300_000;

/**
 * How long followers of jobs that were taken over waited, in ms: from the last word of one attempt to the first of the next. A job that said it waits for
 * something that is away was not taken over.
 */
const resumptions = (told) =>
  told.flatMap(({ events }) =>
    events.flatMap((event, place) => {
      const before = events[place - 1];
      return before && before.type !== 'waiting' && event.attempt > before.attempt ? [event.at - before.at] : [];
    }),
  );

/**
 * Starts jobs, does harm meanwhile, and asks the oracle when all is over.
 * @param {{scores: number, imports?: number, people?: number, everyMs?: number}} load scores and imports, spread over people, one each `everyMs`
 * `note` follows a job that the harm itself has started. Answers `told`, too: what the followers heard.
 * @param {(load: {accepted: any[], people: any[], untilAccepted: (count: number) => Promise<void>, note: (job: any) => void}) => Promise<void>} harm resolves when the last fault is mended
 */
export async function underLoad(system, { scores, imports = 0, people: count = 10, everyMs = 50 }, harm) {
  const since = Date.now();
  const people = await makePeople(system, Math.max(count, imports));
  const accepted = [];
  const followers = [];
  const calledOff = new AbortController();
  const stop = AbortSignal.any([system.signal, calledOff.signal]);
  const note = (job) => {
    accepted.push(job);
    followers.push(follow(system, job, stop));
  };
  const untilAccepted = async (wanted) => {
    while (accepted.length < wanted) await sleep(20, undefined, { signal: system.signal });
  };
  const starting = (async () => {
    const pending = [];
    for (let number = 0; number < scores + imports; number += 1) {
      const person = people[number % people.length];
      pending.push((number < imports ? startImport(system, people[number]) : startScore(system, person)).then(note));
      await sleep(everyMs);
    }
    await Promise.all(pending);
  })();
  await Promise.all([starting, harm({ accepted, people, untilAccepted, note })]);
  const healedAt = Date.now();
  const patience = setTimeout(() => calledOff.abort(), followedFor);
  const told = await Promise.all(followers);
  clearTimeout(patience);
  const overAt = Math.max(healedAt, ...told.map(({ events }) => events.at(-1)?.at ?? 0));
  const verdict = await consult(system, { accepted, told, people, since });
  const resumed = resumptions(told);
  return {
    ...verdict,
    told,
    resumedS: resumed.length > 0 ? percentile(resumed, 0.95) / 1_000 : 0,
    healedS: (overAt - healedAt) / 1_000,
  };
}
