import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../../..');

/** Within this the programme is over, in ms; then it is interrupted, so that what it has said until then is not lost. */
const withinMs = 360_000;

/** The programme at its small numbers, on a system of its own; what it prints says which job was lost or charged twice, and its seed. */
const chaos = (...runs: string[]): Promise<{ code: number; said: string }> =>
  promisify(execFile)(process.execPath, [join(root, 'deploy/chaos/chaos.mjs'), '--short', ...runs], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    timeout: withinMs,
    killSignal: 'SIGINT',
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout }) => ({ code, said: stdout }),
  );

test('every service, a worker and the database are killed while jobs run, and every message comes twice: each job ends once, for one unit', async () => {
  test.setTimeout(withinMs + 40_000);
  const { code, said } = await chaos('R1-kills', 'R6', 'R8');
  expect(code, said).toBe(0);
});
