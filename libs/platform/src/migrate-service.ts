import { type Migration, migrate } from './database';
import { readEnv, serviceEnv } from './env';

/** Brings a service's tables up to date and ends the process: before an upgrade, while the version before still runs. Needs `DATABASE_URL` alone. */
export function migrateService(name: string, migrations: Migration[]): void {
  Promise.resolve()
    .then(() => migrate(readEnv({ DATABASE_URL: serviceEnv.DATABASE_URL }).DATABASE_URL, name, migrations))
    .then(
      () => console.log(`The tables of ${name} are up to date.`),
      (error: Error) => {
        console.error(error.message);
        process.exitCode = 1;
      },
    );
}
