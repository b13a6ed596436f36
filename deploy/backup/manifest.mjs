import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inRoot } from '../local/paths.mjs';
import { PlainError } from '../local/plain-error.mjs';

/**
 * What a backup says of itself. `keys` are prints of the keys that rows are sealed with, by variable.
 * @typedef {import('./parts.mjs').Part} Part
 * @typedef {{migrations: string[], partitions: import('./tables.mjs').Partition[], sequences: import('./tables.mjs').Sequence[],
 *   tables: (Part & {table: string, columns: string[], rows: number})[]}} ServiceRows
 * @typedef {{format: 1, takenAt: string, keys: Record<string, string[]>, services: Record<string, ServiceRows>, files: (Part & {count: number}) | null,
 *   events: Part & {count: number}}} Manifest
 */

/**
 * Reads what a backup says of itself. Throws a sentence when there is none, or one that cannot be read.
 * @returns {Promise<Manifest>}
 */
export async function readManifest(directory) {
  const faulty = (why) => new PlainError(`The backup in ${directory} cannot be used: its part manifest.json ${why}. Take another backup.`);
  const text = await readFile(join(directory, 'manifest.json'), 'utf8').catch((error) => {
    throw faulty(`cannot be read (${error.code})`);
  });
  try {
    const manifest = JSON.parse(text);
    if (manifest.format === 1) return manifest;
  } catch {
    throw faulty('is cut off or damaged');
  }
  throw faulty('is of a newer version of Folia');
}

/** Every part of a backup, the smallest first: what is wrong is found soon. */
export const partsOf = ({ services, files, events }) =>
  [...Object.values(services).flatMap(({ tables }) => tables), ...(files ? [files] : []), events].sort((one, other) => one.bytes - other.bytes);

/** The migrations of a service as it is built here. */
export const migrationsOf = (service) => createRequire(import.meta.url)(inRoot('services', service, 'dist', 'migrations', 'index.js')).migrations;
export const nameOf = (migration) => new migration().name ?? migration.name;

/** Refuses a backup that a newer Folia took: its tables are not known here. */
export function refuseNewer({ services }) {
  for (const [service, { migrations }] of Object.entries(services)) {
    const known = migrationsOf(service).map(nameOf);
    const unknown = migrations.find((name) => !known.includes(name));
    if (unknown)
      throw new PlainError(`The backup was taken by a newer version of Folia (${service} had ${unknown}): restore it with that version or a later one.`);
  }
}

/** Refuses when a key is missing that something in the backup was sealed or marked with. */
export function refuseOtherKeys({ keys }, present) {
  const missing = Object.keys(keys).filter((name) => !keys[name].every((print) => present[name]?.includes(print)));
  if (missing.length === 0) return;
  throw new PlainError(
    `The backup was taken with another ${missing.join(', ')}: put the keys of that time back (on one machine: secrets.json into DATA_DIR), or add --with-other-keys and lose what they sealed.`,
  );
}
