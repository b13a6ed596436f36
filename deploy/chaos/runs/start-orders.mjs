import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareDirectory } from '../../local/data-directory.mjs';
import { databaseServices } from '../../local/database-services.mjs';
import { ProcessList } from '../../local/process-list.mjs';
import { stopProcess } from '../../local/running-process.mjs';
import { launcherOf } from '../../local/services.mjs';

const readyWithinS = 60;
const mostDeaths = 30;
const startedEveryMs = 300;
/** The stores come when all services have been started and have found nothing. */
const storesAfterMs = 3_000;

const ordersOf = (list) => (list.length < 2 ? [list] : list.flatMap((first) => ordersOf(list.filter((one) => one !== first)).map((rest) => [first, ...rest])));

/** Keeps a process running as any supervisor does: what ends is started again after a second. */
function keepRunning(name, launch, list) {
  let [isStopping, deaths] = [false, 0];
  let child;
  let ended = Promise.resolve();
  const start = () => {
    child = launch();
    list.add(name, child.pid);
    ended = new Promise((resolve) => child.once('exit', resolve)).then(async () => {
      if (isStopping) return;
      deaths += 1;
      await sleep(1_000);
      if (!isStopping) start();
    });
  };
  start();
  return {
    deaths: () => deaths,
    async stop() {
      isStopping = true;
      await stopProcess(child.pid);
      list.remove(name);
      await ended;
    },
  };
}

export const startOrders = {
  name: 'R22',
  what: 'every order in which the four services can start, the stores last',
  gate: `all are ready within ${readyWithinS} s of the stores`,
  full: { times: 24 },
  async run({ system, random, times }) {
    await system.stopServices();
    const dataDirectory = join(system.home, 'orders');
    prepareDirectory(dataDirectory);
    const list = new ProcessList(dataDirectory);
    const environments = system.environments();
    const missed = [];
    let slowest = 0;
    let deaths = 0;
    for (const order of random.shuffled(ordersOf(databaseServices)).slice(0, times)) {
      for (const wire of [system.wires.postgres, system.wires.redis]) wire.become('refuse');
      const running = [];
      for (const name of [...order, 'gateway']) {
        running.push(keepRunning(name, launcherOf(name, environments[name], dataDirectory, []), list));
        await sleep(startedEveryMs);
      }
      await sleep(storesAfterMs);
      for (const wire of [system.wires.postgres, system.wires.redis]) wire.become('pass');
      const began = Date.now();
      try {
        await system.untilReady([...order, 'gateway'], readyWithinS * 1_000);
      } catch (error) {
        missed.push(`${order.join(', ')}: ${error.message}`);
      }
      slowest = Math.max(slowest, (Date.now() - began) / 1_000);
      const dead = running.reduce((sum, one) => sum + one.deaths(), 0);
      deaths += dead;
      if (dead > mostDeaths) missed.push(`${order.join(', ')}: ${dead} processes ended before all were ready`);
      await Promise.all(running.map((one) => one.stop()));
    }
    console.log(`    ${deaths} processes ended because there was no store yet, in ${times} orders`);
    return { times, wrongs: [], healedS: slowest, missed };
  },
};
