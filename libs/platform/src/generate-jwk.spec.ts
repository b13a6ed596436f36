import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(__dirname, '../../..');

/** Whether a program ends that is short of memory, so that it collects it thousands of times. A process that waits for itself has to be ended from outside. */
function endsWhenShortOfMemory(program: string): string {
  const options = ['--max-semi-space-size=1', '--input-type=module', '--eval', program];
  const { stdout, stderr, signal } = spawnSync(process.execPath, options, { cwd: root, encoding: 'utf8', timeout: 90_000, killSignal: 'SIGKILL' });
  return signal ?? (stderr || stdout.trim());
}

test('thousands of keys are made while memory is collected, and the process never waits for itself', () => {
  const program = `
    import { generateEcJwk } from '@folia/platform/generate-jwk';
    for (let count = 0; count < 3_000; count++) generateEcJwk();
    console.log(Object.keys(generateEcJwk()).sort().join(' '));`;
  expect(endsWhenShortOfMemory(program)).toBe('crv d kty x y');
}, 100_000);

test('nor do the secrets of a data directory, which are made at the first start', () => {
  const program = `
    import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { join } from 'node:path';
    import { loadSecrets } from '${pathToFileURL(join(root, 'deploy/local/secrets.mjs')).href}';
    const home = mkdtempSync(join(tmpdir(), 'folia-secrets-'));
    // The key of the local sign-in is a large one, and made in the same way.
    const kept = { identityKeys: loadSecrets(home).identityKeys };
    let secrets;
    for (let count = 0; count < 1_000; count++) {
      writeFileSync(join(home, 'secrets.json'), JSON.stringify(kept));
      secrets = loadSecrets(home);
    }
    rmSync(home, { recursive: true });
    console.log([...secrets.sessionKeys, ...secrets.identityKeys].map(({ kty }) => kty).join(' '));`;
  expect(endsWhenShortOfMemory(program)).toBe('EC RSA');
}, 100_000);
