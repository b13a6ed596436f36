import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { to as copyTo } from 'pg-copy-streams';
import { packFiles } from './backup/files.mjs';
import { keepNewest } from './backup/keep-newest.mjs';
import { partsOf } from './backup/manifest.mjs';
import { writePart } from './backup/parts.mjs';
import { openSnapshot } from './backup/snapshot.mjs';
import { givenSystem, launchedSystem } from './backup/system.mjs';
import { inSchema, listMigrations, listPartitions, listSequences, listTables, quoted } from './backup/tables.mjs';
import { readOptions } from './local/options.mjs';
import { endWith, PlainError } from './local/plain-error.mjs';

// `npm run backup [-- --to FOLDER] [--keep COUNT]`: one folder with every row, every file, and the events that are on their way, while Folia runs. See backup/README.md.

async function copyRows(client, schema, directory) {
  const tables = [];
  for (const { name, columns } of await listTables(client, schema)) {
    const rows = client.query(copyTo(`COPY (SELECT ${columns.map(quoted).join(', ')} FROM ${inSchema(schema, name)}) TO STDOUT`));
    const part = await writePart(directory, `${schema}/${name}.copy.gz`, rows);
    tables.push({ table: name, columns, rows: rows.rowCount, ...part });
  }
  return {
    migrations: await listMigrations(client, schema),
    partitions: await listPartitions(client, schema),
    sequences: await listSequences(client, schema),
    tables,
  };
}

async function backUp(system, home) {
  const takenAt = new Date();
  const name = `folia-${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const partial = join(home, `${name}.partial`);
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    const snapshot = await openSnapshot(system);
    const services = {};
    try {
      for (const [service, client] of Object.entries(snapshot.clients)) services[service] = await copyRows(client, service, partial);
    } finally {
      await snapshot.close();
    }
    // After the rows: a file that no row names does no harm, a row whose file was never copied would.
    const files = system.files && (await packFiles(system.files, partial));
    const lines = snapshot.events.map((event) => `${JSON.stringify(event)}\n`);
    const events = { ...(await writePart(partial, 'events.jsonl.gz', Readable.from(lines))), count: lines.length };
    const manifest = { format: 1, takenAt: takenAt.toISOString(), keys: system.keys, services, files, events };
    // Last: a folder without it is none of a backup's.
    await writeFile(join(partial, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600, flush: true });
    await rename(partial, join(home, name));
    return { folder: join(home, name), manifest };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1)) throw new PlainError(`--keep is ${values.keep}: say how many backups stay, 1 or more.`);
  const { dataDirectory } = readOptions();
  const system = givenSystem() ?? launchedSystem(dataDirectory);
  if (!system) throw new PlainError('No Folia runs with this DATA_DIR: start it, or set USER_DATABASE_URL and its kin (deploy/backup/README.md).');
  if (!system.redisUrl) throw new PlainError('Set REDIS_URL too: events that are on their way belong to a backup.');
  const home = resolve(values.to ?? join(dataDirectory, 'backups'));
  const { folder, manifest } = await backUp(system, home);
  const parts = Object.values(manifest.services).flatMap(({ tables }) => tables);
  const bytes = partsOf(manifest).reduce((sum, part) => sum + part.bytes, 0);
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  console.log(
    `${folder}: ${rows} rows, ${manifest.files ? `${manifest.files.count} files` : 'no files (copy the bucket now)'}, ${manifest.events.count} events on their way, ${(bytes / 1e6).toFixed(1)} MB`,
  );
  // Only now: what was there before goes when there is something newer that is whole.
  for (const removed of keep === undefined ? [] : await keepNewest(home, keep)) console.log(`Removed ${removed}`);
  process.exit(0);
} catch (error) {
  endWith(error);
}
