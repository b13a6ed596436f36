import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../local/paths.mjs';
import { PlainError } from '../local/plain-error.mjs';

const git = (...args) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

function lastTag() {
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD');
  } catch {
    throw new PlainError('There is no tag to upgrade from: say which commit with --from REVISION.');
  }
}

/**
 * The version before, built in a worktree of its own that is used again by the next run.
 * @returns {{name: string, root: string}}
 */
export function buildBefore(from) {
  const revision = from ?? lastTag();
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const place = join(tmpdir(), `folia-before-${commit}`);
  const run = (command, args) => execFileSync(command, args, { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(join(place, 'services', 'gateway', 'dist', 'main.js'))) {
    console.log(`Building ${revision} (${commit.slice(0, 8)}) …`);
    git('worktree', 'prune');
    if (!existsSync(place)) git('worktree', 'add', '--detach', place, commit);
    run('npm', ['ci', '--silent']);
    run('npm', ['run', '--silent', 'build']);
  }
  return { name: `${revision} (${commit.slice(0, 8)})`, root: place };
}
