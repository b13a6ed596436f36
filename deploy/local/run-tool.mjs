import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setPriority } from 'node:os';
import { delimiter } from 'node:path';
import { inRoot, root } from './paths.mjs';

/** Below what somebody waits for, above what nobody does. */
const besideOthers = 5;

/**
 * Runs a tool of the packages in the clone, in view of the person.
 * @param {{env?: Record<string, string>, signal?: AbortSignal, log?: string}} options `signal` ends it as Ctrl-C would; `log` is a file that is written
 * instead of the screen: the tool runs beside others, and leaves them the processor
 * @returns {Promise<number>} its exit code
 */
export function runTool(command, args, { env = {}, signal, log } = {}) {
  const path = `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH}`;
  const output = log ? openSync(log, 'a') : 'inherit';
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env, PATH: path }, stdio: ['ignore', output, output] });
    if (log) {
      closeSync(output);
      if (child.pid) setPriority(child.pid, besideOthers);
    }
    const interrupt = () => child.kill('SIGINT');
    signal?.addEventListener('abort', interrupt, { once: true });
    child.once('error', reject);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', interrupt);
      resolve(code ?? 1);
    });
  });
}
