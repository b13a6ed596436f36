import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const whole = /^folia-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const cutOff = /^folia-[\dT-]+Z\.partial$/;

/**
 * Removes all but the newest whole backups of a folder, and what backups that were killed have left there; no other may be under way.
 * @returns {Promise<string[]>} the names of what was removed
 */
export async function keepNewest(home, count) {
  const names = (await readdir(home)).sort();
  const removed = [...names.filter((name) => whole.test(name)).slice(0, -count), ...names.filter((name) => cutOff.test(name))];
  for (const name of removed) await rm(join(home, name), { recursive: true, force: true });
  return removed;
}
