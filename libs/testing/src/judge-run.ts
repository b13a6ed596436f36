/** A job that a client was told is accepted. `marker`: the word of its posting by which the model's stand-in knows it; null when no model is counted. */
export type AcceptedJob = { jobId: string; ownerId: string; kind: string; marker: string | null };

/** An event that a follower was told, as it came. */
export type ToldEvent = { type: string; attempt: number; percent?: number };

/** A whole answer that the model's stand-in gave: for which job and step, and whether its asker was killed before it could keep the answer. */
type PaidAnswer = { marker: string; step: string; isLost: boolean };

/** What is there when all is over: rows of every service, the stand-in's answers, what followers were told, and files that should have gone. */
export type Found = {
  jobs: { id: string; kind: string; ownerId: string; state: string }[];
  units: { jobId: string; meter: string; ownerId: string; state: string }[];
  counts: { ownerId: string; meter: string; used: number }[];
  results: { jobId: string; kind: string; ownerId: string; about: string; isThere: boolean }[];
  notifications: { jobId: string; kind: string }[];
  waiting: { service: string; events: number }[];
  paid: PaidAnswer[];
  told: { jobId: string; events: ToldEvent[] }[];
  leftovers: string[];
};

/** Something that must never be. `lost`: an accepted job that did not end, or ended without its result; `doubled`: a result, an end or news that is there twice. */
export type Wrong = { what: 'lost' | 'doubled' | 'ledger' | 'paid' | 'backwards' | 'waiting' | 'leftover'; words: string };

const isOver = (state: string) => ['done', 'failed', 'cancelled'].includes(state);
const isHeld = (state: string) => ['committed', 'until-saved', 'reserved'].includes(state);

/** The oracle of the fault programme: everything that is wrong with a system after a run, one sentence each; nothing when each job ended once and is paid once. */
export function judgeRun(accepted: readonly AcceptedJob[], found: Found): Wrong[] {
  return [...judgeEnds(accepted, found), ...judgeResults(found), ...judgeLedger(found), ...judgePaid(found), ...judgeTold(found), ...judgeRest(found)];
}

function judgeEnds(accepted: readonly AcceptedJob[], { jobs }: Found): Wrong[] {
  const known = new Set(jobs.map(({ id }) => id));
  const gone = accepted.filter(({ jobId }) => !known.has(jobId)).map(({ jobId }) => `job ${jobId} was accepted and has no row`);
  const open = jobs.filter(({ state }) => !isOver(state)).map(({ id, state }) => `job ${id} is still ${state}`);
  return [...gone, ...open].map((words) => ({ what: 'lost', words }));
}

function judgeResults({ jobs, results, notifications }: Found): Wrong[] {
  const stateOf = new Map(jobs.map(({ id, state }) => [id, state]));
  const missing = jobs.filter(({ id, state }) => state === 'done' && !results.some(({ jobId, isThere }) => jobId === id && isThere));
  const early = results.filter(({ jobId, isThere }) => isThere && stateOf.get(jobId) !== 'done');
  const twice = repeated(results.map(({ kind, ownerId, about }) => `${kind} of ${ownerId} about ${about}`));
  const toldTwice = repeated(notifications.map(({ jobId, kind }) => `${kind} of job ${jobId}`));
  return [
    ...missing.map(({ id }) => ({ what: 'lost' as const, words: `job ${id} is done without a result` })),
    ...early.map(({ jobId }) => ({ what: 'doubled' as const, words: `job ${jobId} has a result and is ${stateOf.get(jobId) ?? 'gone'}` })),
    ...twice.map((name) => ({ what: 'doubled' as const, words: `the result ${name} is there more than once` })),
    ...toldTwice.map((name) => ({ what: 'doubled' as const, words: `the notification ${name} came more than once` })),
  ];
}

/** A unit for each job that is done, none for any other, and the count says so. */
function judgeLedger({ jobs, units, counts }: Found): Wrong[] {
  const wrong = jobs.flatMap(({ id, state }) => {
    const held = units.filter((unit) => unit.jobId === id && isHeld(unit.state));
    const wanted = state === 'done' ? 1 : 0;
    if (held.length !== wanted) return [`job ${id} is ${state} and costs ${held.length} units`];
    return held.some((unit) => unit.state === 'reserved') ? [`the unit of job ${id} is not settled`] : [];
  });
  const known = new Set(jobs.map(({ id }) => id));
  const unknown = units
    .filter(({ jobId, state }) => isHeld(state) && !known.has(jobId))
    .map(({ jobId }) => `a unit is held for job ${jobId}, which is not there`);
  const held = units.filter(({ state }) => isHeld(state)).map(({ ownerId, meter }) => `${meter} of ${ownerId}`);
  const names = new Set([...held, ...counts.map(({ ownerId, meter }) => `${meter} of ${ownerId}`)]);
  const uneven = [...names].flatMap((name) => {
    const used = counts.filter(({ ownerId, meter }) => `${meter} of ${ownerId}` === name).reduce((sum, one) => sum + one.used, 0);
    const rows = held.filter((one) => one === name).length;
    return used === rows ? [] : [`${used} units of ${name} are counted, and ${rows} are held`];
  });
  return [...wrong, ...unknown, ...uneven].map((words) => ({ what: 'ledger', words }));
}

/** An answer that its asker took to the grave may be paid for again: nobody has it. */
function judgePaid({ paid }: Found): Wrong[] {
  const kept = paid.filter(({ isLost }) => !isLost);
  return repeated(kept.map(({ marker, step }) => `${step} of ${marker}`)).map((name) => ({
    what: 'paid',
    words: `the answer ${name} was paid for more than once`,
  }));
}

function judgeTold({ jobs, told }: Found): Wrong[] {
  const stateOf = new Map(jobs.map(({ id, state }) => [id, state]));
  return told.flatMap(({ jobId, events }) => {
    const faults: string[] = [];
    let [percent, attempt] = [0, 0];
    for (const [place, event] of events.entries()) {
      if (event.attempt < attempt) faults.push(`its attempt went from ${attempt} to ${event.attempt}`);
      if ((event.percent ?? percent) < percent) faults.push(`its progress went from ${percent} to ${event.percent}`);
      if (isOver(event.type) && place < events.length - 1) faults.push(`it was ${event.type} and went on`);
      [percent, attempt] = [Math.max(percent, event.percent ?? 0), Math.max(attempt, event.attempt)];
    }
    const end = events.at(-1)?.type;
    if (end && isOver(end) && end !== stateOf.get(jobId)) faults.push(`its follower was told that it is ${end}, and it is ${stateOf.get(jobId) ?? 'gone'}`);
    return faults.map((fault) => ({ what: 'backwards' as const, words: `job ${jobId}: ${fault}` }));
  });
}

function judgeRest({ waiting, leftovers }: Found): Wrong[] {
  const late = waiting.filter(({ events }) => events > 0);
  return [
    ...late.map(({ service, events }) => ({ what: 'waiting' as const, words: `${events} events of ${service} have not gone out` })),
    ...leftovers.map((name) => ({ what: 'leftover' as const, words: `${name} was left behind` })),
  ];
}

/** The names that come more than once, each once. */
function repeated(names: string[]): string[] {
  return [...new Set(names.filter((name, place) => names.indexOf(name) !== place))];
}
