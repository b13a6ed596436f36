import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Lets a service's own code read its configuration. Answers whether that worked. */
export function examineConfiguration({ root, service, env, tell }) {
  const file = join(root, 'services', service, 'dist', 'env.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-e', 'try { require(process.argv[1]) } catch (error) { console.error(error.message); process.exit(1) }', file],
    {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    },
  );
  if (status === 0) {
    tell('ok', `${service}: the configuration is complete`);
    return true;
  }
  for (const fault of stderr.trim().split('\n').slice(1)) tell('fail', `${service}: ${fault.trim()}`, 'see Configuration in deploy/README.md.');
  if (!stderr.includes('\n')) tell('fail', `${service}: ${stderr.trim()}`, 'see Configuration in deploy/README.md.');
  return false;
}

/** What all processes of an installation must have alike: they do not hear each other otherwise, or do not find what the others keep. */
const shared = ['INNER_KEY', 'REDIS_PREFIX', 'FILE_STORE'];

/** Tells which services differ from the first in what all must share, never how. */
export function examineShared({ environments, tell }) {
  const [[first, model] = [], ...others] = Object.entries(environments);
  for (const name of shared) {
    const different = others.filter(([, env]) => env[name] !== undefined && env[name] !== model[name]).map(([service]) => service);
    if (different.length > 0) tell('fail', `${name} is not the same in ${first} and ${different.join(', ')}`, 'give all services the same one.');
  }
}
