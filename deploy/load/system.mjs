import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { build } from '../local/build.mjs';
import { install } from '../local/install.mjs';
import { makePeople } from '../local/make-people.mjs';
import { PlainError } from '../local/plain-error.mjs';
import { freePort } from '../local/ports.mjs';
import { startProduct } from '../local/product.mjs';
import { ask } from './people.mjs';

/** Starts a system of its own on data that is thrown away. */
export async function openSystem(signal) {
  install();
  await build();
  const outer = mkdtempSync(join(tmpdir(), 'folia-load-'));
  chmodSync(outer, 0o711);
  const home = join(outer, 'data');
  const remove = () => rmSync(outer, { recursive: true, force: true });
  const settings = { LOG_LEVEL: 'warn' };
  const product = await startProduct({ dataDirectory: home, port: await freePort(), throwAway: true, settings, signal }).catch((error) => {
    remove();
    throw error;
  });
  const environments = JSON.parse(readFileSync(join(home, 'environment.json'), 'utf8'));
  return {
    url: product.url,
    home,
    environments,
    redisUrl: environments.gateway.REDIS_URL,
    makePeople: (people) => makePeople(environments.user, people),
    /** Runs statements as one service's own role. */
    async inDatabase(service, work) {
      const client = new pg.Client({ connectionString: environments[service].DATABASE_URL, options: `-c search_path=${service},extensions` });
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    },
    async stop() {
      await product.stop();
      remove();
    },
  };
}

/** A system that runs elsewhere, and people of it as `npm run -s seed -- --person` prints them, one a line. What they have is read; their entries are saved again. */
export async function givenSystem(url, file) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const system = { url: url.replace(/\/+$/, ''), stop: async () => {} };
  const people = lines.map((line) => JSON.parse(line));
  for (const person of people) person.items = (await ask(system, person, 'GET', '/api/items')).items;
  if (people.some(({ items }) => items.length === 0)) throw new PlainError('Each of the people needs a portfolio with entries.');
  return { ...system, people };
}

/** What each service says of itself at this moment: `{gateway: 'text of its metrics'}`. */
export async function readMetrics({ environments }) {
  const texts = Object.entries(environments).map(async ([name, { HEALTH_PORT: port }]) => {
    const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
    return [name, text];
  });
  return Object.fromEntries(await Promise.all(texts));
}
