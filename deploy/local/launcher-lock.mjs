import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';
import { startOf } from './running-process.mjs';

const holderOf = (file) => {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8'));
    return startOf(pid) === started ? pid : undefined;
  } catch {
    return undefined;
  }
};

/** One launcher per data directory. The lock of a launcher that was killed is recognised and taken over. */
export function takeLock(dataDirectory) {
  const file = join(dataDirectory, 'launcher.lock');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const holder = holderOf(file);
      if (holder !== undefined) {
        throw new PlainError(
          `Folia is running already with the data in ${dataDirectory} (process ${holder}): use that one, stop it first, or set DATA_DIR to another directory.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new PlainError(`Another launcher is just starting with the data in ${dataDirectory}: wait for it, or set DATA_DIR to another directory.`);
}

/** True while a launcher that still lives holds the directory. */
export const isLocked = (dataDirectory) => holderOf(join(dataDirectory, 'launcher.lock')) !== undefined;
