const busyProcess = 0.9;
const busyMachine = 0.95;
const laggingMs = 100;
const oldJobSeconds = 5;

/** What was short in a run, worst first, in words with the figure that says so: `cpu` is what each process used of one core, 0 to 1. */
export function bottlenecks({ cpu, waiting, lagMs, jobSeconds, machine }, machineCores) {
  const of = (figures, least, words) =>
    Object.entries(figures)
      .filter(([, value]) => value >= least)
      .sort(([, one], [, other]) => other - one)
      .map(([process, value]) => words(process, value));
  const percent = (part) => `${Math.round(part * 100)} %`;
  const [busiest, part] = Object.entries(cpu).sort(([, one], [, other]) => other - one)[0] ?? ['nothing', 0];
  const ours = Object.values(cpu).reduce((sum, one) => sum + one, 0) / machineCores;
  return [
    // PostgreSQL is many processes, and may use more than one core.
    ...of(
      Object.fromEntries(Object.entries(cpu).filter(([name]) => name !== 'postgres')),
      busyProcess,
      (name, value) => `${name} uses ${percent(value)} of one core`,
    ),
    ...of(waiting, 1, (name, value) => `${value} calls wait for a connection to the database in ${name}`),
    ...(machine >= busyMachine
      ? [`all ${machineCores} cores are ${percent(machine)} busy, ${percent(ours)} by this system, most by ${busiest} (${percent(part)} of one)`]
      : []),
    ...of(jobSeconds, oldJobSeconds, (name, value) => `a job of ${name} waited ${value.toFixed(1)} s`),
    ...of(lagMs, laggingMs, (name, value) => `the event loop of ${name} lags ${Math.round(value)} ms`),
  ];
}
