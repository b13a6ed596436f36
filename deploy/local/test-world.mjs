import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';
import { ProcessList } from './process-list.mjs';
import { startRedis } from './redis.mjs';
import { findRedis } from './redis-program.mjs';
import { isAlive } from './running-process.mjs';

const prefix = 'folia-test-';
const folders = { stores: 'stores', product: 'product' };

/** Ends and removes what killed test runs left behind: their directories carry the number of their process. */
async function removeLeftovers() {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : 0;
    if (!pid || isAlive(pid)) continue;
    const home = join(tmpdir(), name);
    try {
      for (const folder of Object.values(folders)) {
        mkdirSync(join(home, folder), { recursive: true });
        await new ProcessList(join(home, folder)).stopLeftovers();
      }
      rmSync(home, { recursive: true, force: true });
    } catch (error) {
      // Somebody else's on a shared machine.
      if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
    }
  }
}

/**
 * A directory for one test run, and in it stores that are thrown away with it.
 * `TEST_REDIS_URL`, set by hand, is used instead of an own Redis; `productHome` is where a product may keep its data, `mailHome` where its e-mails are kept.
 * `keepsRedis`: what Redis was told is still there after it was killed.
 */
export async function openTestWorld(signal, { keepsRedis = false } = {}) {
  await removeLeftovers();
  const home = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(home, 0o711);
  const dataDirectory = join(home, folders.stores);
  mkdirSync(dataDirectory, { mode: 0o711 });
  const list = new ProcessList(dataDirectory);
  const stops = [];
  const close = async () => {
    for (const stop of stops) await stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const store = { dataDirectory, list, throwAway: true, password: 'test', signal };
    const postgres = await startPostgres(store);
    stops.push(postgres.stop);
    const givenRedis = process.env.TEST_REDIS_URL;
    const redis = givenRedis ? { url: givenRedis, stop: async () => {} } : await startRedis({ ...store, throwAway: !keepsRedis });
    stops.push(redis.stop);
    return {
      home,
      databaseUrl: postgres.adminUrl,
      redisUrl: redis.url,
      givenRedis,
      // For specs that stop a Redis of their own; where none can be started they are skipped.
      redisProgram: givenRedis ? undefined : findRedis(),
      productHome: join(home, folders.product),
      mailHome: join(home, 'mail'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
