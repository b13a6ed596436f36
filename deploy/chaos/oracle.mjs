import { readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRows } from '@folia/testing/find-rows';
import { judgeRun } from '@folia/testing/judge-run';

/** The ledger's own sweep looks once in 15 s at what is a minute old. */
const settledWithin = 150_000;
/** An answer that was said this long before its asker died, or before the database did, was perhaps not kept. */
const lostWithin = 2_000;

/** Folders that the programs make beside the file store, and files that are not whole. */
function leftoversOf({ fileStore }, since) {
  const parts = readdirSync(fileStore, { recursive: true }).filter((name) => name.endsWith('.part'));
  const folders = readdirSync(tmpdir()).filter((name) => /^folia-(reading|file)-/.test(name) && isNewer(`${tmpdir()}/${name}`, since));
  return [...parts, ...folders];
}

function isNewer(path, since) {
  try {
    return statSync(path).ctimeMs > since;
  } catch {
    return false;
  }
}

const paidOf = ({ model, faults }) =>
  model.answers.map(({ marker, step, at }) => {
    const isLost = faults.some((fault) => /^(ai|postgres)/.test(fault.name) && fault.at > at - 200 && fault.at < at + lostWithin);
    return { marker, step, isLost };
  });

/**
 * Looks until nothing is wrong, or time is up: what is on its way is not lost yet.
 * @returns {Promise<{wrongs: import('@folia/testing/judge-run').Wrong[], found: any, settledMs: number}>}
 */
export async function consult(system, { accepted, told, people, since }) {
  const began = Date.now();
  const markers = new Set(accepted.map(({ marker }) => marker));
  for (;;) {
    system.signal.throwIfAborted();
    const rows = await findRows(
      system.stores.databaseUrl,
      people.map(({ userId }) => userId),
    ).catch(() => null);
    const found = rows && { ...rows, told, paid: paidOf(system).filter(({ marker }) => markers.has(marker)), leftovers: leftoversOf(system, since) };
    const wrongs = found && judgeRun(accepted, found);
    if (wrongs?.length === 0 || Date.now() - began > settledWithin)
      return { wrongs: wrongs ?? [{ what: 'lost', words: 'the database does not answer' }], found, settledMs: Date.now() - began };
    await sleep(500);
  }
}
