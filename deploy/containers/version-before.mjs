import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../local/paths.mjs';
import { PlainError } from '../local/plain-error.mjs';

const git = (...args) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function firstThatIsThere(ways) {
  for (const way of ways) {
    try {
      return git(...way);
    } catch {
      // The next one then.
    }
  }
  return undefined;
}

/** The version to upgrade from: the last tag, else the commit before; none where no history is here. */
export const revisionBefore = () =>
  firstThatIsThere([
    ['describe', '--tags', '--abbrev=0', 'HEAD^'],
    ['rev-parse', '--short', 'HEAD^'],
  ]);

/** Hands over the sources of a revision, in a folder that is taken away afterwards. */
export async function withSources(revision, use) {
  const place = join(tmpdir(), `folia-containers-${process.pid}`);
  try {
    git('worktree', 'add', '--detach', place, revision);
  } catch {
    throw new PlainError(`There is no revision ${revision} here to upgrade from: name one with --from.`);
  }
  try {
    return await use(place);
  } finally {
    rmSync(place, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
