import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inRoot } from '../../local/paths.mjs';
import { freePort } from '../../local/ports.mjs';
import { startProduct } from '../../local/product.mjs';
import { archiveDatabase } from '../archived-database.mjs';
import { follow, startScore } from '../jobs.mjs';
import { consult } from '../oracle.mjs';
import { ask, makePeople } from '../people.mjs';
import { through } from '../through.mjs';
import { together } from '../together.mjs';
import { withDatabase } from '../with-database.mjs';

const run = promisify(execFile);
const erasedWithinMs = 60_000;

async function until(isSo, words, within = erasedWithinMs) {
  for (const deadline = Date.now() + within; !(await isSo()); await sleep(200)) if (Date.now() > deadline) throw new Error(`it never came to this: ${words}`);
}

const isErased = (databaseUrl, { userId }) =>
  withDatabase(databaseUrl, async (question) => {
    const [found] = await question(
      `SELECT d.erased_at IS NOT NULL AND NOT EXISTS (SELECT FROM "user"."user" WHERE id = d.user_id) AS "isErased" FROM "user".deletion d WHERE user_id = $1`,
      [userId],
    );
    return found?.isErased ?? false;
  });

/** One person is erased, another has asked for it. */
async function depart({ urls, stores }, gone, leaving) {
  for (const person of [gone, leaving]) {
    const { status } = await ask(urls[0], person, 'DELETE', `/api/users/${person.userId}`);
    if (status !== 200) throw new Error(`a deletion was answered with ${status}`);
  }
  await withDatabase(stores.databaseUrl, (question) =>
    question(`UPDATE "user".deletion SET due_at = now() - interval '1 second' WHERE user_id = $1`, [gone.userId]),
  );
  await until(() => isErased(stores.databaseUrl, gone), 'somebody is erased');
}

/** Folia on the database as it was at a moment, with the files of now, the journal of departures, and an empty Redis. */
async function openRestored(system, archive, moment) {
  const home = join(system.home, `restored-${Date.now()}`);
  mkdirSync(home, { mode: 0o711 });
  const postgres = await archive.restore(join(home, 'stores'), moment);
  try {
    const productHome = join(home, 'product');
    mkdirSync(productHome, { mode: 0o711 });
    copyFileSync(join(system.home, 'product', 'secrets.json'), join(productHome, 'secrets.json'));
    const files = join(productHome, 'files');
    cpSync(system.fileStore, files, { recursive: true });
    const own = system.environments();
    const databases = ['user', 'portfolio', 'ai', 'sharing'].map((name) => [
      `${name.toUpperCase()}_DATABASE_URL`,
      through(own[name].DATABASE_URL, new URL(postgres.adminUrl)),
    ]);
    const journal = ['--journal', join(system.fileStore, '.erasures.jsonl')];
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, FILE_STORE: files, ...Object.fromEntries(databases) };
    await run(process.execPath, [inRoot('deploy/restore.mjs'), ...journal], { env });
    const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL } = own.ai;
    const settings = { LOG_LEVEL: 'warn', DATABASE_URL: postgres.adminUrl, LLM_BASE_URL, LLM_API_KEY, LLM_MODEL };
    const product = await startProduct({ dataDirectory: productHome, port: await freePort(), throwAway: true, settings, signal: system.signal });
    const databaseUrl = Object.assign(new URL(postgres.adminUrl), { pathname: '/folia' }).href;
    const close = async () => {
      await product.stop();
      await postgres.stop();
    };
    return { system: { ...system, urls: product.urls, stores: { databaseUrl }, fileStore: files }, close };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** What is wrong with who left, and with what came after the moment. */
async function lookAtRestored({ urls: [url], stores }, { gone, leaving, staying, later }) {
  const missed = [];
  await until(() => isErased(stores.databaseUrl, gone), 'somebody who was erased is erased again').catch((error) => missed.push(error.message));
  for (const person of [gone, leaving]) {
    const own = await ask(url, person, 'GET', '/api/users/current');
    if (own.status !== 401) missed.push(`whoever had left was let in again: ${own.status}`);
    const seen = await ask(url, staying, 'GET', `/api/users/user/${person.uname}`);
    if (seen.status !== 404) missed.push(`whoever had left is seen again: ${seen.status}`);
  }
  const kept = await withDatabase(stores.databaseUrl, (question) => question('SELECT id FROM ai.job WHERE id = ANY($1)', [later.map(({ jobId }) => jobId)]));
  if (kept.length > 0) missed.push(`${kept.length} jobs are there that were begun after the moment`);
  return missed;
}

export const pointInTime = {
  name: 'R18',
  what: 'the database put back to a moment, from a base backup and the archived log',
  gate: 'what was accepted before the moment ends once, nothing after it is there, nobody was signed out, and the erased stay erased',
  full: { times: 2, scores: 40 },
  short: { times: 1, scores: 8 },
  async run({ system, times, scores }) {
    const missed = [];
    const verdicts = [];
    let slowest = 0;
    for (let count = 0; count < times; count += 1) {
      const since = Date.now();
      const [gone, leaving, ...people] = await makePeople(system, 8);
      const archive = await archiveDatabase(system);
      const start = (number) => startScore(system, people[number % people.length]);
      try {
        const accepted = [];
        const starting = (async () => {
          for (let number = 0; number < scores; number += 1) accepted.push(await start(number));
        })();
        await Promise.all([archive.backUp(), starting]);
        const [{ moment }] = await withDatabase(system.stores.databaseUrl, (question) => question('SELECT clock_timestamp()::text AS moment'));
        const momentAt = Date.now();
        await sleep(100);
        const later = await Promise.all(Array.from({ length: 6 }, (_, number) => start(number)));
        await depart(system, gone, leaving);
        await archive.untilArchived();
        const began = Date.now();
        const restored = await openRestored(system, archive, moment);
        // Answers of the model that were kept after the moment are lost with what came after it.
        system.faults.push({ name: 'postgres', at: momentAt, until: Date.now() });
        try {
          const told = await Promise.all(accepted.map((job) => follow(restored.system, job, AbortSignal.any([system.signal, AbortSignal.timeout(120_000)]))));
          slowest = Math.max(slowest, (Date.now() - began) / 1_000);
          missed.push(...(await lookAtRestored(restored.system, { gone, leaving, staying: people[0], later })));
          verdicts.push(await consult(restored.system, { accepted, told, people, since }));
        } finally {
          await restored.close();
        }
      } finally {
        await archive.stop();
      }
    }
    return { ...together(verdicts), times, healedS: slowest, missed };
  },
};
