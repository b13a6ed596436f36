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

/** The answers that were paid for. Of each answer, a fault of its asker or of the database may have taken one to the grave, and no more. */
function paidOf({ model, faults }) {
  const deadly = faults.filter(({ name }) => /^(ai|postgres)/.test(name));
  const taken = new Set();
  return model.answers.map(({ marker, step, at }) => {
    const fault = deadly.find((one) => at > one.at - lostWithin && at < (one.until ?? one.at) + 200 && !taken.has(`${one.at} ${marker} ${step}`));
    if (fault) taken.add(`${fault.at} ${marker} ${step}`);
    return { marker, step, isLost: fault !== undefined };
  });
}

/**
 * Looks until nothing is wrong, or time is up: what is on its way is not lost yet.
 * @returns {Promise<{accepted: number, done: number, failed: number, wrongs: import('@folia/testing/judge-run').Wrong[]}>}
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
    if (wrongs?.length === 0 || Date.now() - began > settledWithin) {
      const ended = (state) => rows?.jobs.filter((job) => job.state === state).length ?? 0;
      const said = wrongs ?? [{ what: 'lost', words: 'the database does not answer' }];
      return { accepted: accepted.length, done: ended('done'), failed: ended('failed'), wrongs: said };
    }
    await sleep(500);
  }
}
