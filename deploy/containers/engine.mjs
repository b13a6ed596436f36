import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainError } from '../local/plain-error.mjs';

/** `podman compose` is of 4.7; before, Docker's own compose asks podman's service. `podman-compose` hands on `${NAME:-}` as it stands (1.0.3, 1.3.0). */
const composers = { docker: [['docker', 'compose']], podman: [['podman', 'compose'], ['docker-compose']] };
const ask = ([program, ...args]) => spawnSync(program, args, { encoding: 'utf8' });
const works = (command) => ask(command).status === 0;

/** Where podman answers as Docker does, for a compose of Docker's; nothing where it is not asked to. */
function podmanSocket() {
  const path = ask(['podman', 'info', '--format', '{{.Host.RemoteSocket.Path}}'])
    .stdout.trim()
    .replace(/^unix:\/\//, '');
  return existsSync(path) ? { DOCKER_HOST: `unix://${path}` } : undefined;
}

/** Runs a program to its end; answers what it printed, with what it complained about on request, and throws that when it fails. */
function run([program, ...args], env, { withComplaints = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const out = [];
    const complaints = [];
    child.stdout.on('data', (part) => out.push(part));
    child.stderr.on('data', (part) => complaints.push(part));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0)
        return resolve(
          Buffer.concat([...out, ...(withComplaints ? complaints : [])])
            .toString()
            .trim(),
        );
      const said = Buffer.concat([...out, ...complaints])
        .toString()
        .trim()
        .split('\n')
        .slice(-20)
        .join('\n');
      reject(new Error(`${[program, ...args].join(' ').slice(0, 300)} ended with ${code}:\n${said}`));
    });
  });
}

/**
 * Docker or podman with its compose, whichever stands here.
 * @param {string} [wanted] `docker` or `podman`
 */
export function findEngine(wanted) {
  for (const [name, ways] of Object.entries(composers)) {
    if ((wanted && wanted !== name) || !works([name, 'info'])) continue;
    const socket = name === 'podman' ? podmanSocket() : {};
    const composer = ways.find(([program, ...args]) => (program !== 'docker-compose' || socket) && works([program, ...args, 'version']));
    // Podman keeps health checks only in Docker's format.
    const env = { ...process.env, ...(name === 'podman' && { BUILDAH_FORMAT: 'docker' }) };
    if (composer)
      return {
        name,
        run: (...args) => run([name, ...args], env),
        /** The last lines that a container has written. */
        log: (container, lines = 15) => run([name, 'logs', '--tail', String(lines), container], env, { withComplaints: true }).catch((error) => error.message),
        compose: (settings, ...args) => run([...composer, ...args], { ...env, ...socket, ...settings }),
      };
  }
  throw new PlainError(`There is no ${wanted ?? 'docker or podman'} here that runs and has compose: install it, or start it, and run the command again.`);
}
