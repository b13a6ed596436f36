import './check-node.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { endWith, PlainError } = await import('./plain-error.mjs');

// `npm run seed`: example people. `npm run -s seed -- --person "Ada Novak" [--admin] [--plan pro] [--type business] [--newcomer]`: makes a person in the running local system.
try {
  const { isLocked } = await import('./launcher-lock.mjs');
  const { readOptions } = await import('./options.mjs');
  const { inRoot } = await import('./paths.mjs');
  const { dataDirectory } = readOptions();
  if (process.env.NODE_ENV === 'production')
    throw new PlainError('People are not made by hand in production: let them sign in, and name the first admins in FIRST_ADMINS.');
  if (!isLocked(dataDirectory))
    throw new PlainError(`No Folia is running with the data in ${dataDirectory}: run \`npm start\` in another terminal first, with the same DATA_DIR.`);
  const { user, gateway } = JSON.parse(readFileSync(join(dataDirectory, 'environment.json'), 'utf8'));
  if (!user) throw new PlainError('Folia is still starting: wait until it says that it is ready, and run the command again.');
  if (user.NODE_ENV === 'production') throw new PlainError('The running Folia is a production one: people are not made by hand there.');
  if (process.argv.length === 2) {
    const { makeExamplePeople } = await import('./example-people.mjs');
    await makeExamplePeople({ user, gateway });
    process.exit(0);
  }
  const { status } = spawnSync(process.execPath, [inRoot('services', 'user', 'dist', 'make-person.js'), ...process.argv.slice(2)], {
    env: user,
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
} catch (error) {
  endWith(error);
}
