import { type AcceptedJob, type Found, judgeRun, type ToldEvent, type Wrong } from './judge-run';

const ownerId = 'ada';
const accepted: AcceptedJob[] = [
  { jobId: 'one', ownerId, kind: 'fit-score', marker: 'Quorva' },
  { jobId: 'two', ownerId, kind: 'fit-score', marker: 'Quorvb' },
];

/** A run in which all went well: one job is done, the other failed and gave its unit back. */
const well = (): Found => ({
  jobs: [
    { id: 'one', kind: 'fit-score', ownerId, state: 'done' },
    { id: 'two', kind: 'fit-score', ownerId, state: 'failed' },
  ],
  units: [
    { jobId: 'one', meter: 'fit-score', ownerId, state: 'committed' },
    { jobId: 'two', meter: 'fit-score', ownerId, state: 'released' },
  ],
  counts: [{ ownerId, meter: 'fit-score', used: 1 }],
  results: [
    { jobId: 'one', kind: 'fit-score', ownerId, about: 'posting-a', isThere: true },
    { jobId: 'two', kind: 'fit-score', ownerId, about: 'posting-b', isThere: false },
  ],
  notifications: [{ jobId: 'one', kind: 'import-ready' }],
  waiting: [{ service: 'ai', events: 0 }],
  paid: [
    { marker: 'Quorva', step: 'read-job', isLost: false },
    { marker: 'Quorva', step: 'find-evidence', isLost: false },
  ],
  told: [{ jobId: 'one', events: [step(1, 30), step(2, 30), step(2, 90), { type: 'done', attempt: 2 }] }],
  leftovers: [],
});
const step = (attempt: number, percent: number): ToldEvent => ({ type: 'step', attempt, percent });
const told = (...events: ToldEvent[]) => ({ told: [{ jobId: 'one', events }] });

test('a run in which each job ended once, for one unit, is well', () => {
  expect(judgeRun(accepted, well())).toEqual([]);
});

test.each<[string, Wrong['what'], (found: Found) => Partial<Found>]>([
  ['a job without a row', 'lost', ({ jobs, results, units }) => ({ jobs: jobs.slice(0, 1), results: results.slice(0, 1), units })],
  ['a job that never ends', 'lost', ({ jobs }) => ({ jobs: jobs.map((job) => (job.id === 'two' ? { ...job, state: 'running' } : job)) })],
  ['a job that is done without a result', 'lost', ({ results }) => ({ results: results.map((one) => ({ ...one, isThere: false })) })],
  ['a failed job with a result', 'doubled', ({ results }) => ({ results: results.map((one) => ({ ...one, isThere: true })) })],
  ['a second result about the same', 'doubled', ({ results }) => ({ results: results.map((one) => ({ ...one, about: 'posting-a' })) })],
  ['news that comes twice', 'doubled', ({ notifications }) => ({ notifications: [...notifications, ...notifications] })],
  [
    'a failed job that is charged',
    'ledger',
    ({ units }) => ({ units: units.map((unit) => ({ ...unit, state: 'committed' })), counts: [{ ownerId, meter: 'fit-score', used: 2 }] }),
  ],
  ['a job that is done for nothing', 'ledger', ({ units }) => ({ units: units.map((unit) => ({ ...unit, state: 'released' })), counts: [] })],
  ['a job that is charged twice', 'ledger', ({ units }) => ({ units: [...units, ...units.slice(0, 1)], counts: [{ ownerId, meter: 'fit-score', used: 2 }] })],
  ['a unit that is never settled', 'ledger', ({ units }) => ({ units: units.map((unit) => (unit.jobId === 'one' ? { ...unit, state: 'reserved' } : unit)) })],
  [
    'a unit of a job that is not there',
    'ledger',
    ({ units }) => ({
      units: [...units, { jobId: 'three', meter: 'fit-score', ownerId, state: 'reserved' }],
      counts: [{ ownerId, meter: 'fit-score', used: 2 }],
    }),
  ],
  ['a count that is one too many', 'ledger', () => ({ counts: [{ ownerId, meter: 'fit-score', used: 2 }] })],
  ['an answer that is paid for twice', 'paid', ({ paid }) => ({ paid: [...paid, ...paid.slice(0, 1)] })],
  ['progress that goes back', 'backwards', () => told(step(1, 70), step(2, 30), { type: 'done', attempt: 2 })],
  ['an attempt that goes back', 'backwards', () => told(step(2, 30), step(1, 70), { type: 'done', attempt: 2 })],
  ['a job that goes on after its end', 'backwards', () => told({ type: 'done', attempt: 1 }, step(1, 90))],
  ['an end that is told twice', 'backwards', () => told({ type: 'done', attempt: 1 }, { type: 'done', attempt: 1 })],
  ['another end than the one there was', 'backwards', () => told(step(1, 30), { type: 'failed', attempt: 1 })],
  ['an event that never goes out', 'waiting', () => ({ waiting: [{ service: 'ai', events: 1 }] })],
  ['a file that is left behind', 'leftover', () => ({ leftovers: ['files/ab.part'] })],
])('%s is told as %s', (_, what, plant) => {
  const found = well();
  const wrongs = judgeRun(accepted, { ...found, ...plant(found) });
  expect(wrongs.map((wrong) => wrong.what)).toContain(what);
});

test('an answer that died with its asker may be asked for again', () => {
  const { paid, ...rest } = well();
  expect(judgeRun(accepted, { ...rest, paid: [...paid, { marker: 'Quorva', step: 'read-job', isLost: true }] })).toEqual([]);
});
