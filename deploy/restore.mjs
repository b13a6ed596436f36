import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { connectAll } from './backup/connect.mjs';
import { isStoreEmpty, unpackFiles } from './backup/files.mjs';
import { hideLeaving, isUnderWay, loadEvents, loadRows, markDone, markUnderWay, refuseInUse } from './backup/load.mjs';
import { openLocalDatabase } from './backup/local-database.mjs';
import { partsOf, readManifest, refuseNewer, refuseOtherKeys } from './backup/manifest.mjs';
import { verifyParts } from './backup/parts.mjs';
import { givenSystem, keptKeys } from './backup/system.mjs';
import { readOptions } from './local/options.mjs';
import { inRoot } from './local/paths.mjs';
import { endWith, PlainError } from './local/plain-error.mjs';

// `npm run restore -- --from FOLDER [--journal FILE]`: a backup into an empty system that does not run. `npm run restore -- --journal FILE`: only what became of
// people since, for a database that was put back by its own means. See backup/README.md.
const run = promisify(execFile);

/** Erases again who was erased after the backup was taken, with the user service's own program. Answers whom nobody may see from now on. */
async function replayDepartures(system) {
  if (!existsSync(system.journal)) return [];
  const { stdout } = await run(process.execPath, [inRoot('services', 'user', 'dist', 'replay-departures.js'), system.journal], {
    env: { PATH: process.env.PATH, DATABASE_URL: system.databases.user },
    maxBuffer: 2 ** 30,
  });
  return JSON.parse(stdout).hidden;
}

async function takeJournal(from, to) {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to).catch((error) => {
    throw new PlainError(
      `The journal ${from} cannot be copied (${error.code}): look for the newest one. If nobody ever left, there is none, and --journal is not needed.`,
    );
  });
}

/** Hides everybody who left since the moment that the rows are from. Answers how many these are. */
async function hideDeparted(system, clients) {
  const hidden = await replayDepartures(system);
  for (const [service, client] of Object.entries(clients)) if (service !== 'user') await hideLeaving(client, service, hidden);
  return hidden.length;
}

async function replay(system) {
  const { clients, close } = await connectAll(system.databases);
  try {
    return await hideDeparted(system, clients);
  } finally {
    await close();
  }
}

/** What a folder holds; throws when it is no whole backup that this Folia can read. */
async function readBackup(directory) {
  const manifest = await readManifest(directory);
  refuseNewer(manifest);
  return { directory, manifest };
}

async function restore(system, { directory, manifest }) {
  const { clients, close } = await connectAll(system.databases);
  try {
    const services = Object.keys(manifest.services);
    if (manifest.files && !system.files)
      throw new PlainError('The backup has files, and FILE_STORE is a bucket: restore into a folder, and move the files from there.');
    if (!(await isUnderWay(clients.user, manifest))) {
      for (const service of services) await refuseInUse(clients[service], service, manifest.services[service]);
      if (manifest.files && !(await isStoreEmpty(system.files)))
        throw new PlainError(`There are files in ${system.files}: a backup is restored into an empty system only. Give it a new folder.`);
      await markUnderWay(clients.user, manifest);
    }
    for (const schema of services) await loadRows(clients[schema], { schema, url: system.databases[schema], directory, rows: manifest.services[schema] });
    await loadEvents(clients.user, directory, manifest.events);
    const files = manifest.files ? await unpackFiles(directory, system.files) : 0;
    if (files !== (manifest.files?.count ?? 0)) throw new Error(`${files} of ${manifest.files.count} files were in the backup`);
    const hidden = await hideDeparted(system, clients);
    await markDone(clients.user);
    return hidden;
  } finally {
    await close();
  }
}

let stop = async () => {};
try {
  const { values } = parseArgs({ options: { from: { type: 'string' }, journal: { type: 'string' }, 'with-other-keys': { type: 'boolean' } } });
  if (!values.from && !values.journal)
    throw new PlainError('Say which backup: npm run restore -- --from FOLDER (for a database that was put back by its own means: --journal FILE).');
  const backup = values.from && (await readBackup(resolve(values.from)));
  const { dataDirectory } = readOptions();
  const given = givenSystem();
  if (backup && !values['with-other-keys']) refuseOtherKeys(backup.manifest, given?.keys ?? keptKeys(dataDirectory));
  if (backup) await verifyParts(backup.directory, partsOf(backup.manifest));
  const local = given ? null : await openLocalDatabase(dataDirectory);
  stop = local?.stop ?? stop;
  const system = given ?? local;
  if (values.journal) await takeJournal(resolve(values.journal), system.journal);
  const left = backup ? await restore(system, backup) : await replay(system);
  const then = backup ? `at ${backup.manifest.takenAt}` : 'at the moment to which its database was put back';
  console.log(`Folia is again as it was ${then}. ${left} people asked to be deleted since: they are hidden, and erased when it runs.`);
  await stop();
  process.exit(0);
} catch (error) {
  await stop();
  endWith(error);
}
