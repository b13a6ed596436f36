import { join } from 'node:path';
import { prepareDirectory } from '../local/data-directory.mjs';
import { ensureRoles } from '../local/database-roles.mjs';
import { takeLock } from '../local/launcher-lock.mjs';
import { startPostgres } from '../local/postgres.mjs';
import { ProcessList } from '../local/process-list.mjs';
import { loadSecrets } from '../local/secrets.mjs';

/**
 * The database and the folder of files of a data directory with which Folia does not run, as the launcher would make them. `stop` ends what was started.
 * @returns {Promise<{databases: Record<string, string>, files: string, journal: string, stop: () => Promise<void>}>}
 */
export async function openLocalDatabase(dataDirectory) {
  prepareDirectory(dataDirectory);
  const lock = takeLock(dataDirectory);
  const stops = [async () => lock.release()];
  const stop = async () => {
    while (stops.length > 0) await stops.pop()();
  };
  try {
    const list = new ProcessList(dataDirectory);
    await list.stopLeftovers();
    const secrets = loadSecrets(dataDirectory);
    let { DATABASE_URL: adminUrl, ERASURE_JOURNAL: journal } = process.env;
    if (!adminUrl) {
      const postgres = await startPostgres({ dataDirectory, password: secrets.postgresPassword, list });
      stops.push(postgres.stop);
      adminUrl = postgres.adminUrl;
    }
    const files = join(dataDirectory, 'files');
    return { databases: await ensureRoles(adminUrl, secrets.rolePasswords), files, journal: journal || join(files, '.erasures.jsonl'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
