import { setTimeout as sleep } from 'node:timers/promises';
import { databaseServices } from '../../local/database-services.mjs';
import { keepAsking } from '../keep-asking.mjs';
import { openSecondHost } from '../second-host.mjs';
import { together } from '../together.mjs';
import { underLoad } from '../under-load.mjs';

/** A call has 5 s, and a question that changes nothing is sent a second time: whoever waits for it has the answer, or a refusal, after both. */
const answeredWithinS = 10.5;
const healsWithinS = 10;
const watchedAfterS = 15;
const everyMs = 500;
/** How soon a call that is given up lets go of its connection, in s: what a line may have more of than before. */
const closedWithinS = 75;
/** Connections that come and go on a line that is whole. */
const usualMore = 5;

const sumOf = (wires) => wires.reduce((sum, wire) => sum + wire.connections(), 0);

/** Cuts the lines for so long: they take connections and bytes, and carry nothing. Answers what whoever asked meanwhile and afterwards was answered. */
async function cut({ system, host, lines, person, seconds }) {
  const wires = lines.map((line) => host.wires[line]);
  // An answer of the model that cannot be written down is lost, as when the database dies.
  const fault = { name: lines.includes('database') ? 'postgres' : 'line', at: Date.now() };
  system.faults.push(fault);
  const stopAsking = keepAsking(host.url, person, everyMs);
  let most = 0;
  const counting = setInterval(() => {
    most = Math.max(most, sumOf(wires));
  }, 200);
  try {
    for (const wire of wires) wire.become('lose');
    await sleep(seconds * 1_000);
    for (const wire of wires) wire.become('pass');
    const healedAt = Date.now();
    fault.until = healedAt;
    await sleep(watchedAfterS * 1_000);
    const calls = await stopAsking();
    const late = calls.filter(({ sentAt, status }) => sentAt > healedAt && status !== 200 && status !== 201);
    return {
      most,
      slowestS: Math.max(...calls.map(({ sentAt, answeredAt }) => answeredAt - sentAt)) / 1_000,
      unanswered: calls.filter(({ status }) => typeof status !== 'number').length,
      refused: calls.filter(({ status }) => status >= 500).length,
      healedS: Math.max(0, ...late.map(({ answeredAt }) => answeredAt - healedAt)) / 1_000,
    };
  } finally {
    clearInterval(counting);
    for (const wire of wires) wire.become('pass');
  }
}

async function untilAsBefore(wires, before) {
  for (const deadline = Date.now() + closedWithinS * 1_000; Date.now() < deadline; await sleep(200)) if (sumOf(wires) <= before + usualMore) return true;
  return false;
}

/** `most`: the connections that the lines may have at once, from those before and how long they are cut. */
const partition = ({ name, between, lines, most }) => ({
  name: `R7-${name}`,
  what: `a network that swallows every byte between ${between}`,
  gate: `whoever asks is answered within ${answeredWithinS} s, all is well ${healsWithinS} s after the cut, connections do not grow`,
  full: { times: 10, seconds: 60, scores: 20 },
  short: { times: 1, seconds: 12, scores: 4 },
  async run({ system, times, seconds, scores }) {
    const host = await openSecondHost(system, ['database', 'redis', ...databaseServices]);
    const turns = [];
    const missed = [];
    const both = { ...system, urls: [host.url, system.urls[0]] };
    try {
      for (const name of host.names) await host.start(name);
      const wires = lines.map((line) => host.wires[line]);
      const before = sumOf(wires);
      for (let count = 0; count < times; count += 1) {
        let seen;
        const turn = await underLoad(both, { scores, people: 4, everyMs: (seconds * 1_000) / scores }, async ({ people }) => {
          seen = await cut({ system, host, lines, person: people[0], seconds });
        });
        turns.push({ ...turn, ...seen });
        console.log(`    ${JSON.stringify({ ...seen, before })}`);
        if (seen.refused === 0 && name !== 'redis') missed.push('nobody noticed the cut');
      }
      const allowed = most(before, seconds);
      const peak = Math.max(...turns.map((turn) => turn.most));
      const slowest = Math.max(...turns.map(({ slowestS }) => slowestS));
      const healed = Math.max(...turns.map(({ healedS }) => healedS));
      if (slowest > answeredWithinS) missed.push(`an answer took ${slowest} s`);
      if (healed > healsWithinS) missed.push(`a request was refused ${healed} s after the cut`);
      if (peak > allowed) missed.push(`there were ${peak} connections, ${before} before, and at most ${allowed} should be`);
      if (!(await untilAsBefore(wires, before))) missed.push(`${sumOf(wires)} connections stayed open, ${before} were before`);
      return { ...together(turns), times, healedS: healed, missed };
    } finally {
      await host.close();
    }
  },
});

/** Each of the four services has at most this many connections to the database (`databaseOptions`). */
const pool = 10;
/** How often each of those who ask begins a new connection to a service that says nothing: after each call that was late. */
const callS = 5;

export const partitions = [
  partition({ name: 'database', between: 'the services of a host and PostgreSQL', lines: ['database'], most: () => databaseServices.length * (pool + 1) }),
  partition({ name: 'redis', between: 'the processes of a host and Redis', lines: ['redis'], most: (before) => before + usualMore }),
  partition({
    name: 'services',
    between: 'the gateway of a host and its services, and among these',
    lines: databaseServices,
    most: (before, seconds) => before + databaseServices.length * (databaseServices.length + 1) * (1 + seconds / callS),
  }),
];
