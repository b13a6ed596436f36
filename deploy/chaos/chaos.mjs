import '../local/check-node.mjs';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// Loaded afterwards: most of it needs packages that `install` brings.
const { endWith } = await import('../local/plain-error.mjs');
const { onInterruption } = await import('../local/interruption.mjs');
const { signal } = onInterruption();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' }, times: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));

const say = console.error;
let system;
let isMissed = false;
try {
  const { install } = await import('../local/install.mjs');
  install();
  const { build } = await import('../local/build.mjs');
  await build();
  const { openSystem } = await import('./system.mjs');
  const { randomFrom } = await import('./random.mjs');
  const { allRuns } = await import('./all-runs.mjs');
  const { rowOf } = await import('./table.mjs');
  const named = positionals.map((name) => name.toUpperCase());
  const wanted = allRuns.filter((run) =>
    named.length > 0 ? named.some((name) => run.name.toUpperCase().split('-')[0] === name || run.name.toUpperCase() === name) : !values.short || run.short,
  );
  if (wanted.length === 0) throw new Error(`There is no such run: choose from ${allRuns.map(({ name }) => name).join(', ')}.`);
  console.log(`Seed ${seed}${values.short ? ', short form' : ''}`);
  system = await openSystem(signal);
  // The launcher says who died and why: that is what happens here all the time.
  console.error = (...words) => appendFileSync(join(system.home, 'deaths.log'), `${words.join(' ')}\n`);
  const rows = [];
  for (const run of wanted) {
    signal.throwIfAborted();
    const numbers = { ...run.full, ...(values.short && (run.short ?? { times: 1 })), ...(values.times && { times: Number(values.times) }) };
    const began = Date.now();
    console.log(`> ${run.name}: ${run.what}`);
    await system.untilReady();
    const result = await run.run({ system, random: randomFrom(seed), signal, ...numbers });
    const row = rowOf(run, result, (Date.now() - began) / 1_000);
    rows.push(row);
    for (const words of [...result.wrongs.slice(0, 20).map(({ what, words }) => `${what}: ${words}`), ...result.missed]) console.log(`    ${words}`);
    console.log(`    ${JSON.stringify(row)}`);
    isMissed ||= row.verdict !== 'held';
  }
  console.table(rows);
} catch (error) {
  isMissed = true;
  if (!signal.aborted) console.log(error);
}
await system?.close();
console.error = say;
if (signal.aborted) endWith('Interrupted; everything was stopped.');
process.exit(isMissed ? 1 : 0);
