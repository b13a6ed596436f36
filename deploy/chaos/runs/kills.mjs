import { setTimeout as sleep } from 'node:timers/promises';
import { follow, startScore } from '../jobs.mjs';
import { consult } from '../oracle.mjs';
import { makePeople } from '../people.mjs';
import { underLoad } from '../under-load.mjs';

const victims = ['gateway', 'user', 'portfolio', 'ai', 'sharing', 'ai-2'];
const resumedWithinS = 20;

/** Kills each victim so many times in random order, each one once it is there again, and one after the other. */
async function killAll(system, random, kills) {
  for (const name of random.shuffled(victims.flatMap((victim) => Array(kills).fill(victim)))) {
    await system.untilReady([name]);
    await sleep(random.between(0, 1_200));
    system.strike(name);
  }
}

export const killsUnderLoad = {
  name: 'R1-kills',
  what: 'kill -9 of the gateway, each service and a worker at random moments',
  gate: `nothing lost or doubled; a job whose worker was killed goes on within ${resumedWithinS} s (p95)`,
  full: { times: 50, scores: 180, imports: 20 },
  short: { times: 1, scores: 12, imports: 2 },
  async run({ system, random, times, scores, imports }) {
    const result = await underLoad(system, { scores, imports, people: 20, everyMs: (times * victims.length * 1_000) / (scores + imports) }, async () => {
      await killAll(system, random, times);
      await system.untilReady();
    });
    return { ...result, times: times * victims.length, missed: result.resumedS > resumedWithinS ? [`resumed after ${result.resumedS} s`] : [] };
  },
};

/** Kills whoever has the job as soon as it runs, until it is over. */
async function killHolders(system, person, jobs, most) {
  const url = system.urls[0];
  let kills = 0;
  const seen = new Map();
  for (const deadline = Date.now() + 300_000; kills < most && Date.now() < deadline; await sleep(20)) {
    const views = await Promise.all(
      jobs.map(({ jobId }) =>
        fetch(`${url}/api/jobs/${jobId}`, { headers: { authorization: `Bearer folia:${person.authCode}` } })
          .then((answer) => answer.json())
          .catch(() => null),
      ),
    );
    if (views.every((view) => view?.state && !['accepted', 'running'].includes(view.state))) break;
    if (!views.some((view, place) => view?.state === 'running' && view.attempt > (seen.get(place) ?? 0))) continue;
    for (const [place, view] of views.entries()) if (view?.state === 'running') seen.set(place, view.attempt);
    for (const name of ['ai', 'ai-2']) system.strike(name);
    kills += 1;
    await system.untilReady(['ai', 'ai-2']);
  }
  return kills;
}

export const sameJobKilled = {
  name: 'R1-same',
  what: 'kill -9 of whoever has the same job, again and again',
  gate: 'it ends, done or failed with its unit back',
  full: { times: 20 },
  short: { times: 6 },
  async run({ system, times }) {
    const since = Date.now();
    const people = await makePeople(system, 1);
    const [person] = people;
    const accepted = [];
    const told = [];
    let kills = 0;
    // A job has five attempts: it takes several to die so often.
    while (kills < times) {
      const job = await startScore(system, person);
      accepted.push(job);
      const follower = follow(system, job, AbortSignal.timeout(200_000));
      const done = await killHolders(system, person, [job], times);
      kills += done;
      told.push(await follower);
      if (done === 0) break;
    }
    const verdict = await consult(system, { accepted, told, people, since });
    return { ...verdict, times: kills, missed: kills < times ? [`only ${kills} kills met the job`] : [] };
  },
};
