import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const logPath = (dataDirectory, name) => join(dataDirectory, 'logs', `${name}.log`);

/** Opens the log of a process for appending: it writes there by itself, so that its words survive the launcher. */
export function openLog(dataDirectory, name) {
  mkdirSync(join(dataDirectory, 'logs'), { recursive: true });
  return openSync(logPath(dataDirectory, name), 'a');
}

export function lastLines(dataDirectory, name, count = 15) {
  try {
    return stripVTControlCharacters(readFileSync(logPath(dataDirectory, name), 'utf8'))
      .trimEnd()
      .split('\n')
      .slice(-count)
      .join('\n');
  } catch {
    return '';
  }
}
