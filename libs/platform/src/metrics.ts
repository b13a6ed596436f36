import { Counter, Gauge, Histogram, register } from 'prom-client';

/** The prefix of all our metrics; Node's own (`process_…`, `nodejs_…`) do not have it. */
const prefix = 'folia_';
/** Seconds, from a cache lookup to the longest question. */
const callSeconds = [0.002, 0.01, 0.05, 0.2, 1, 5, 30];
/** Seconds, from a no-op to the longest job. */
const jobSeconds = [0.05, 0.2, 1, 5, 20, 60, 180];

/**
 * Creates a counter, `folia_<name>`; the name ends with `_total`. Labels have few values, all known beforehand: no ids, no addresses, nothing about a person.
 */
export const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []): Counter<L> =>
  new Counter({ name: prefix + name, help, labelNames });

/** Creates a metric that goes up and down, `folia_<name>`; `collect` sets it on each scrape. Labels as for {@link counter}. */
export const gauge = <L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[] = [],
  collect?: (gauge: Gauge<L>) => void | Promise<void>,
): Gauge<L> =>
  new Gauge({
    name: prefix + name,
    help,
    labelNames,
    ...(collect && {
      async collect() {
        this.reset();
        // If a store is unavailable, only this metric is empty; the others still work.
        await Promise.resolve(collect(this)).catch(() => {});
      },
    }),
  });

/** Creates a metric for how long things take, `folia_<name>`, in seconds unless the `buckets` use another unit. Labels as for {@link counter}. */
export const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[] = [], buckets: number[] = callSeconds): Histogram<L> =>
  new Histogram({ name: prefix + name, help, labelNames, buckets });

/** Everything measured in this process, as Prometheus reads it. */
export const metricsText = async (): Promise<{ type: string; text: string }> => ({ type: register.contentType, text: await register.metrics() });

/** `asked` by this process, or `answered` by it; `outcome`: `done`, or the code of the refusal. */
export const questionSeconds = histogram('question_duration_seconds', 'Questions between services', ['question', 'side', 'outcome']);

/** `outcome`: how this run of the job ended; only `done` and `failed` end the job itself. */
export const jobRunSeconds = histogram('job_run_duration_seconds', 'Runs of jobs, each under one claim', ['kind', 'outcome'], jobSeconds);
/** Only a job's own attempts: those that met an unavailable dependency do not count. */
export const jobAttempts = histogram('job_attempts', 'Attempts that jobs took until they were over', ['kind', 'outcome'], [1, 2, 3, 4, 5]);

export const eventRetries = counter('event_retries_total', 'Events whose handler failed and that are tried again', ['event']);

export const partFailures = counter('part_failures_total', 'Failures of what works unasked, by its part', ['part']);

/** Runs work and reports how long it took and how it ended: `done`, or what `outcomeOf` makes of the fault, which is rethrown. */
export async function timed<T>(work: () => Promise<T>, tell: (seconds: number, outcome: string) => void, outcomeOf: (error: unknown) => string): Promise<T> {
  const began = performance.now();
  const end = (outcome: string) => tell((performance.now() - began) / 1_000, outcome);
  try {
    const result = await work();
    end('done');
    return result;
  } catch (error) {
    end(outcomeOf(error));
    throw error;
  }
}
