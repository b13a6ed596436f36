import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startScore } from '../jobs.mjs';
import { consult } from '../oracle.mjs';
import { makePeople } from '../people.mjs';

/** A person may have 20 streams, an address 200. */
const streamsEach = 20;
const bufferedEach = 64 * 1024;
/** What a process needs for its sockets and for its own work meanwhile. */
const ownGrowth = 60 * 1024 * 1024;

const residentBytes = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024;

/** Opens a stream and reads nothing of it after the headers: the network's buffers fill, then the gateway's. */
function openStream(url, person, jobId, number) {
  const agent = new Agent({ localAddress: `127.0.2.${1 + Math.floor(number / 100)}` });
  return new Promise((resolve, reject) => {
    const asked = get(`${url}/api/jobs/${jobId}/events`, { agent, headers: { authorization: `Bearer folia:${person.authCode}` } }, (answer) => {
      answer.pause();
      resolve({ status: answer.statusCode, close: () => answer.destroy() });
    });
    asked.on('error', reject);
  });
}

export const slowReaders = {
  name: 'R10',
  what: 'followers of jobs who read nothing',
  gate: `the gateway holds at most ${bufferedEach / 1024} kB for each, and answers others as ever`,
  full: { times: 500, events: 3_000 },
  async run({ system, times, events }) {
    const since = Date.now();
    const people = await makePeople(system, Math.ceil(times / streamsEach));
    // Nothing ends while they are looked at.
    system.model.become(() => {});
    const jobs = await Promise.all(people.map((person) => startScore(system, person)));
    const [url] = system.urls;
    const pid = system.pidOf('gateway');
    const streams = await Promise.all(
      Array.from({ length: times }, (_, number) => openStream(url, people[number % people.length], jobs[number % people.length].jobId, number)),
    );
    const opened = streams.filter(({ status }) => status === 200).length;
    await sleep(2_000);
    const before = residentBytes(pid);
    const redis = new Redis(system.stores.redisUrl);
    const { REDIS_PREFIX = 'folia' } = system.environments().ai;
    let slowestMs = 0;
    for (let number = 0; number < events; number += 1) {
      const event = JSON.stringify({ type: 'step', attempt: 1, name: 'job', percent: 10, facts: { requirements: number } });
      const added = jobs
        .map(({ jobId }) => `${REDIS_PREFIX}:job-${jobId}`)
        .map((stream) => redis.pipeline().xadd(stream, 'MAXLEN', '~', 1_000, '*', 'event', event).publish(stream, '1').exec());
      await Promise.all(added);
      if (number % 100 !== 0) continue;
      const began = Date.now();
      await fetch(`${url}/api/health/ready`);
      slowestMs = Math.max(slowestMs, Date.now() - began);
    }
    await sleep(3_000);
    const growth = residentBytes(pid) - before;
    for (const { close } of streams) close();
    redis.disconnect();
    system.model.become();
    const { wrongs, found } = await consult(system, { accepted: jobs, told: [], people, since });
    const ended = (state) => found?.jobs.filter((job) => job.state === state).length ?? 0;
    const missed = [
      ...(opened < times ? [`only ${opened} streams of ${times} were opened`] : []),
      ...(growth > times * bufferedEach + ownGrowth ? [`the gateway grew by ${Math.round(growth / 1_048_576)} MB`] : []),
    ];
    console.log(`    the gateway grew by ${Math.round(growth / 1_048_576)} MB, its slowest other answer took ${slowestMs} ms`);
    return { times, accepted: jobs.length, done: ended('done'), failed: ended('failed'), wrongs, missed };
  },
};
