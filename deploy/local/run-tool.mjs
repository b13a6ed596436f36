import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inRoot, root } from './paths.mjs';

/**
 * Runs a tool of the packages in the clone, in view of the person.
 * @param {{env?: Record<string, string>, signal?: AbortSignal}} options `signal` ends it as Ctrl-C would
 * @returns {Promise<number>} its exit code
 */
export function runTool(command, args, { env = {}, signal } = {}) {
  const path = `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH}`;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env, PATH: path }, stdio: ['ignore', 'inherit', 'inherit'] });
    const interrupt = () => child.kill('SIGINT');
    signal?.addEventListener('abort', interrupt, { once: true });
    child.once('error', reject);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', interrupt);
      resolve(code ?? 1);
    });
  });
}
