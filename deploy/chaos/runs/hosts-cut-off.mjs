import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from '../cluster.mjs';
import { canMakeHosts } from '../hosts.mjs';
import { keepAsking } from '../keep-asking.mjs';
import { underLoad } from '../under-load.mjs';

const answeredWithinS = 12;
const healsWithinS = 10;

export const hostsCutOff = {
  name: 'R7-hosts',
  what: 'seven hosts (two gateways, services, three workers), one after the other cut off: packets are dropped (network namespaces)',
  gate: `nothing lost or doubled; answers or refusals within ${answeredWithinS} s, well again ${healsWithinS} s after the network, no more connections than before`,
  // The launcher ends a process that it has not heard of for a minute.
  full: { times: 10, awayMs: 40_000 },
  async run(context) {
    if (!canMakeHosts()) return { times: 0, wrongs: [], missed: ['this machine allows no networks of our own: see R7-database, R7-redis and R7-services'] };
    const { system } = context;
    await system.stopServices();
    const cluster = await startCluster(system);
    try {
      return await cutOffInTurn({ ...context, cluster });
    } finally {
      await cluster.close();
    }
  },
};

async function cutOffInTurn({ system, cluster, random, times, awayMs }) {
  const missed = [];
  const healed = [];
  const slowest = [];
  const order = Array.from({ length: Math.ceil(times / cluster.hosts.length) }, () => random.shuffled(cluster.hosts)).flat();
  const reached = { ...system, urls: cluster.urls };
  const result = await underLoad(reached, { scores: times * 20, people: 10, everyMs: (awayMs + 10_000) / 20 }, async ({ people }) => {
    for (const host of order.slice(0, times)) {
      const [url] = host === 'g1' ? cluster.urls.toReversed() : cluster.urls;
      const asking = keepAsking(url, people[0]);
      await sleep(3_000);
      const before = cluster.connections();
      cluster.cutOff(host);
      await sleep(awayMs);
      const during = cluster.connections();
      cluster.join(host);
      const s = await asking.healedAfterS();
      await sleep(5_000);
      await asking.stop();
      healed.push(s);
      slowest.push(asking.slowestS());
      if (Math.max(during, cluster.connections()) > before * 2 + 20) missed.push(`${before} connections, and ${during} or more while ${host} was cut off`);
      console.log(
        `    ${host} cut off: slowest answer ${asking.slowestS().toFixed(1)} s, well ${s.toFixed(1)} s after, ${before}, ${during}, ${cluster.connections()} connections`,
      );
    }
  });
  if (Math.max(...slowest) > answeredWithinS) missed.push(`a request was answered after ${Math.max(...slowest)} s`);
  if (Math.max(...healed) > healsWithinS) missed.push(`well only ${Math.max(...healed)} s after the network`);
  return { ...result, times, healedS: Math.max(...healed), missed };
}
