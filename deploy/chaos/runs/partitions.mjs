import { setTimeout as sleep } from 'node:timers/promises';
import { keepAsking } from '../keep-asking.mjs';
import { underLoad } from '../under-load.mjs';

/** A request asks at most twice, for five seconds each, and then says so. */
const answeredWithinS = 12;
const healsWithinS = 10;
const partition = (name, what, wireName) => ({
  name: `R7-${name}`,
  what: `${what}: bytes vanish, connections stay open (TCP proxy)`,
  gate: `answers or refusals within ${answeredWithinS} s, well again ${healsWithinS} s after the network, no more connections than before`,
  full: { times: 10, awayMs: 60_000 },
  short: name === 'database' ? { times: 1, awayMs: 15_000 } : undefined,
  async run({ system, times, awayMs }) {
    const gateway = wireName === 'services' ? await system.startPartedGateway() : null;
    const wires = gateway ? gateway.wires : [system.wires[wireName]];
    const connections = () => wires.reduce((sum, wire) => sum + wire.connections(), 0);
    const slowest = [];
    const missed = [];
    const healed = [];
    try {
      const result = await underLoad(system, { scores: times * 10, people: 10, everyMs: awayMs / 10 }, async ({ people }) => {
        for (let count = 0; count < times; count += 1) {
          const asking = keepAsking(gateway?.url ?? system.urls[0], people[0]);
          await sleep(3_000);
          const before = connections();
          for (const wire of wires) wire.become('lose');
          await sleep(awayMs);
          const during = connections();
          for (const wire of wires) wire.become('pass');
          healed.push(await asking.healedAfterS());
          await sleep(5_000);
          await asking.stop();
          const after = connections();
          slowest.push(asking.slowestS());
          if (Math.max(during, after) > before * 2 + 20) missed.push(`${before} connections before, ${during} while the network was away, ${after} after`);
        }
        await system.untilReady();
      });
      const [longest, latest] = [Math.max(...slowest), Math.max(...healed)];
      if (longest > answeredWithinS) missed.push(`a request was answered after ${longest} s`);
      if (latest > healsWithinS) missed.push(`well only ${latest} s after the network`);
      return { ...result, times, healedS: latest, missed };
    } finally {
      await gateway?.stop();
    }
  },
});

export const partitions = [
  partition('database', 'no way to PostgreSQL', 'postgres'),
  partition('redis', 'no way to Redis', 'redis'),
  partition('services', 'no way from a gateway to the services', 'services'),
];
