/** What must hold in every round. */
const gates = { continueMs: 3_000, standstillS: 20 };

const counted = (all) => Object.entries(all).map(([what, count]) => `${count} × ${what}`);

/** One row of the table, and what of it misses a gate. */
export function judge({ requests, jobs, ends, deaths }) {
  const failed = requests.failed + Object.values(jobs.refused).reduce((sum, count) => sum + count, 0);
  const row = {
    requests: requests.requests,
    failed,
    'p99 ms': Math.round(requests.times.sort((a, b) => a - b)[Math.floor(requests.times.length * 0.99)] ?? 0),
    'streams resumed': jobs.resumed,
    gaps: jobs.gaps,
    doubles: jobs.doubles,
    'slowest resumed ms': Math.round(jobs.slowestMs),
    accepted: jobs.accepted,
    ended: jobs.ended,
    lost: jobs.lost,
    doubled: jobs.doubled,
    'taken over': jobs.repeated,
    'standstill s': Number(jobs.standstill.s.toFixed(1)),
  };
  const missed = [
    ...counted(requests.reasons),
    ...counted(jobs.refused),
    ...counted(jobs.refusals).map((why) => `stream refused: ${why}`),
    ...(jobs.gaps + jobs.doubles > 0 ? [`events of streams: ${jobs.gaps} missing, ${jobs.doubles} twice`] : []),
    ...(jobs.slowestMs > gates.continueMs ? [`a stream went on only after ${Math.round(jobs.slowestMs)} ms`] : []),
    ...(jobs.lost > 0 ? [`${jobs.lost} jobs without a result (${jobs.failures.join(', ') || 'not over'})`] : []),
    ...(jobs.doubled > 0 ? [`${jobs.doubled} jobs that nobody was told of`] : []),
    ...(jobs.unpaid > 0 ? [`${jobs.unpaid} jobs that the ledger does not hold exactly once`] : []),
    ...(jobs.standstill.s > gates.standstillS ? [`a job stood still for ${jobs.standstill.s.toFixed(1)} s: ${JSON.stringify(jobs.standstill)}`] : []),
    ...deaths.map((name) => `${name} ended by itself`),
    ...ends.filter(({ code }) => code === null).map(({ name }) => `${name} had to be killed`),
  ];
  const notes = [
    ...ends.filter(({ code }) => code).map(({ name, ms }) => `${name} ended with work left after ${(ms / 1000).toFixed(1)} s`),
    ...jobs.examples.map((example) => `a stream: ${JSON.stringify(example)}`),
  ];
  return { row, missed, notes };
}
