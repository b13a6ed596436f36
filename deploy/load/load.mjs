import '../local/check-node.mjs';
import { parseArgs } from 'node:util';

// Loaded afterwards: most of it needs packages that `install` brings.
const { endWith, PlainError } = await import('../local/plain-error.mjs');
const { onInterruption } = await import('../local/interruption.mjs');
const { signal, happened } = onInterruption();

const usage = `Say what to measure: npm run load -- mix | streams | backlog | soak
  mix      [--from 20] [--p99 500] [--step 10]   a capacity table; of a system that runs elsewhere with --url ADDRESS --people FILE
  streams  [--streams 10000] [--events 500] [--seconds 60]
  backlog  [--jobs 100000] [--seconds 20]
  soak     [--rate 40] [--warm-up 10] [--minutes 20]`;
const numbers = { from: 20, p99: 500, step: 10, streams: 10_000, events: 500, seconds: undefined, jobs: 100_000, rate: 40, 'warm-up': 10, minutes: 20 };
let system;
try {
  const options = Object.fromEntries([...Object.keys(numbers), 'url', 'people'].map((name) => [name, { type: 'string' }]));
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const number = (name, otherwise = numbers[name]) => {
    const given = Number(values[name] ?? otherwise);
    if (!(given > 0)) throw new PlainError(`--${name} is ${values[name]}: give a number above 0.`);
    return given;
  };
  const runs = {
    mix: async () => (await import('./mix.mjs')).runMix(system, { from: number('from'), p99: number('p99'), seconds: number('step') }),
    streams: async () =>
      (await import('./streams.mjs')).runStreams(system, { streams: number('streams'), events: number('events'), seconds: number('seconds', 60) }),
    backlog: async () => (await import('./backlog.mjs')).runBacklog(system, { jobs: number('jobs'), seconds: number('seconds', 20) }),
    soak: async () => (await import('./soak.mjs')).runSoak(system, { rate: number('rate'), warmUp: number('warm-up'), minutes: number('minutes') }),
  };
  const run = runs[positionals[0]];
  if (!run) throw new PlainError(usage);
  if (values.url && (positionals[0] !== 'mix' || !values.people))
    throw new PlainError('A system that runs elsewhere can only be measured with `mix`, and needs --people FILE: lines of `npm run -s seed -- --person`.');
  const { openSystem, givenSystem } = await import('./system.mjs');
  system = values.url ? await givenSystem(values.url, values.people) : await openSystem(signal);
  console.table(await Promise.race([run(), happened.then(() => Promise.reject(signal.reason))]));
} catch (error) {
  process.exitCode = 1;
  if (error instanceof PlainError) console.error(error.message);
  else if (!signal.aborted) console.error(error);
}
await system?.stop();
if (signal.aborted) endWith('Interrupted; everything was stopped.');
process.exit();
