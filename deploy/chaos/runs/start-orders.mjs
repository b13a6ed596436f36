import { setTimeout as sleep } from 'node:timers/promises';
import { databaseServices } from '../../local/database-services.mjs';
import { openSecondHost } from '../second-host.mjs';
import { together } from '../together.mjs';
import { underLoad } from '../under-load.mjs';

const readyWithinS = 60;

/** Every order of a list. */
const ordersOf = (list) => (list.length < 2 ? [list] : list.flatMap((first) => ordersOf(list.filter((one) => one !== first)).map((rest) => [first, ...rest])));

/** Starts the services in this order, a gateway somewhere among them, and the stores last. Answers how long it took from then on, and who did not come up. */
async function startIn(host, order, random) {
  const stores = random.shuffled(['database', 'redis']);
  for (const store of stores) host.wires[store].become('refuse');
  const starting = [];
  for (const name of order.toSpliced(random.below(order.length + 1), 0, 'gateway')) {
    starting.push(
      host.start(name).then(
        () => null,
        (error) => error.message,
      ),
    );
    await sleep(random.between(100, 500));
  }
  for (const store of stores) {
    await sleep(random.between(1_000, 4_000));
    host.wires[store].become('pass');
  }
  const began = Date.now();
  const faults = (await Promise.all(starting)).filter((fault) => fault !== null);
  return { faults, readyS: (Date.now() - began) / 1_000 };
}

export const startOrders = {
  name: 'R22',
  what: 'the services of a host started in every order, before PostgreSQL and Redis are there',
  gate: `all are ready within ${readyWithinS} s of the stores, none ends meanwhile, and a job runs`,
  full: { times: 24 },
  short: { times: 1 },
  async run({ system, random, times }) {
    const host = await openSecondHost(system, ['database', 'redis']);
    const turns = [];
    const missed = [];
    let slowest = 0;
    try {
      for (const order of random.shuffled(ordersOf(databaseServices)).slice(0, times)) {
        const { faults, readyS } = await startIn(host, order, random);
        slowest = Math.max(slowest, readyS);
        missed.push(...faults.map((fault) => `${order.join(', ')}: ${fault}`));
        if (readyS > readyWithinS) missed.push(`${order.join(', ')}: ready only after ${readyS} s`);
        if (faults.length === 0) turns.push(await underLoad({ ...system, urls: [host.url] }, { scores: 2, people: 2 }, async () => {}));
        await host.stop();
      }
    } finally {
      await host.close();
    }
    return { ...together(turns), times, healedS: slowest, missed };
  },
};
