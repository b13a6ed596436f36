import { databaseOptions } from '@folia/platform/database';
import { readEnv, serviceEnv } from '@folia/platform/env';
import { DataSource } from 'typeorm';
import { DepartureJournal } from './leaving/departure-journal';
import { replayDepartures } from './leaving/departure-replay.repository';

/** Run by `npm run restore` after the rows are back and before anything runs: the journal's path is its argument, `DATABASE_URL` all it needs. */
async function main() {
  const [path] = process.argv.slice(2);
  if (!path) throw new Error('Say where the journal of erasures is.');
  const { DATABASE_URL } = readEnv({ DATABASE_URL: serviceEnv.DATABASE_URL });
  const database = await new DataSource(databaseOptions(DATABASE_URL, 'user', [], [])).initialize();
  const departures = await new DepartureJournal(path).last();
  console.log(JSON.stringify({ hidden: await replayDepartures(database, departures) }));
  await database.destroy();
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
