import { z } from 'zod';
import { answerCitation } from './deep-talk/answer';
import type { Meter } from './plans';

/** A kind of work behind a queue of the same name. A message carries the id of its row, and nothing else. */
export type Job = {
  readonly name: string;
  /** The service with its rows and its processor. */
  readonly service: string;
  /** The meter that one job costs a unit of; null costs nothing. */
  readonly meter: Meter | null;
  /** ms after which one attempt is aborted. */
  readonly timeoutMs: number;
  /** How many of them one worker runs at once. */
  readonly atOnce: number;
};

/** Declares a kind of job; the service does not start without exactly one processor for it. */
export const job = <M extends Meter | null = null>(
  name: string,
  options: { service: string; meter?: M; timeoutMs: number; atOnce?: number },
): Job & { readonly meter: M } => ({ name, atOnce: 1, ...options, meter: (options.meter ?? null) as M });

export const jobState = z.enum(['accepted', 'running', 'done', 'failed', 'cancelled']);
export type JobState = z.infer<typeof jobState>;

/** How often a job may fail through its own fault, or take its worker down, before it ends as failed (DESIGN section 1.4). */
export const maxAttempts = 5;

/** What everybody who may see a job sees of it. `error` is set when it failed. */
export const jobView = z.strictObject({
  id: z.uuid(),
  kind: z.string(),
  state: jobState,
  attempt: z.int(),
  step: z.string().nullable(),
  percent: z.int().min(0).max(100),
  /** Since when it has been waiting for an unavailable part of the service; it resumes by itself. */
  waitingSince: z.iso.datetime().nullable(),
  error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type JobView = z.infer<typeof jobView>;

const facts = z.record(z.string(), z.number());

const runningEvents = [
  z.strictObject({ type: z.literal('step'), attempt: z.int(), name: z.string(), percent: z.int(), facts: facts.optional() }),
  z.strictObject({ type: z.literal('waiting'), attempt: z.int() }),
  z.strictObject({ type: z.literal('delta'), attempt: z.int(), claim: z.int(), offset: z.int(), text: z.string() }),
  z.strictObject({ type: z.literal('citation'), attempt: z.int(), claim: z.int(), ...answerCitation.shape }),
] as const;
/** What a job's stream contains while it runs; only decoration (DESIGN section 2). */
export type RunningEvent = z.infer<(typeof runningEvents)[number]>;

/** What a follower of a job is told: the events of its stream and, from its row, how it ended (DESIGN section 2). */
const progressEvent = z.discriminatedUnion('type', [
  ...runningEvents,
  z.strictObject({ type: z.literal('done'), attempt: z.int() }),
  z.strictObject({ type: z.literal('failed'), attempt: z.int(), code: z.string(), message: z.string() }),
  z.strictObject({ type: z.literal('cancelled'), attempt: z.int() }),
]);
export type ProgressEvent = z.infer<typeof progressEvent>;
/** The same as written by the worker: the runner adds the attempt. */
export type ProgressReport = { name: string; percent: number; facts?: Record<string, number> };
