import { spawn, spawnSync } from 'node:child_process';
import { PlainError } from '../local/plain-error.mjs';

const composers = { docker: [['docker', 'compose']], podman: [['podman', 'compose'], ['podman-compose']] };
const works = ([program, ...args]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Runs a program to its end; answers what it printed, and throws what it complained about. */
function run([program, ...args], options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'], ...options });
    const out = [];
    const complaints = [];
    child.stdout.on('data', (part) => out.push(part));
    child.stderr.on('data', (part) => complaints.push(part));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve(Buffer.concat(out).toString().trim());
      const said = Buffer.concat([...out, ...complaints])
        .toString()
        .trim()
        .split('\n')
        .slice(-20)
        .join('\n');
      reject(new Error(`${[program, ...args].join(' ').slice(0, 300)} ended with ${code}:\n${said}`));
    });
    if (options.input !== undefined) child.stdin.end(options.input);
  });
}

/**
 * Docker or podman with its compose, whichever stands here.
 * @param {string} [wanted] `docker` or `podman`
 */
export function findEngine(wanted) {
  for (const [name, ways] of Object.entries(composers)) {
    if ((wanted && wanted !== name) || !works([name, 'info'])) continue;
    const composer = ways.find((way) => works([...way, 'version']));
    // Podman keeps health checks only in Docker's format.
    const env = { ...process.env, ...(name === 'podman' && { BUILDAH_FORMAT: 'docker' }) };
    if (composer)
      return {
        name,
        run: (...args) => run([name, ...args], { env }),
        feed: (input, ...args) => run([name, ...args], { env, input }),
        compose: (settings, ...args) => run([...composer, ...args], { env: { ...env, ...settings } }),
      };
  }
  throw new PlainError(`There is no ${wanted ?? 'docker or podman'} here that runs and has compose: install it, or start it, and run the command again.`);
}
