import { z } from 'zod';

/** A kind of work done behind a queue. The queue carries the same name as the feature. */
export type Job = {
  readonly name: string;
  /** ms after which one attempt is aborted. */
  readonly timeoutMs: number;
};

export const job = (name: string, options: { timeoutMs: number }): Job => ({ name, ...options });

export const jobState = z.enum(['accepted', 'running', 'done', 'failed', 'cancelled']);
export type JobState = z.infer<typeof jobState>;

/** How often a job may fail by itself, or take its worker with it, before it ends as failed (DESIGN section 1.4). */
export const maxAttempts = 5;

/** What everybody who may see a job sees of it. `error` is set when it failed. */
export const jobView = z.strictObject({
  id: z.uuid(),
  kind: z.string(),
  state: jobState,
  attempt: z.int(),
  step: z.string().nullable(),
  percent: z.int().min(0).max(100),
  /** Since when it waits for a part of the service that is away; it goes on by itself. */
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
  z.strictObject({ type: z.literal('citation'), attempt: z.int(), claim: z.int(), itemId: z.uuid(), words: z.string() }),
] as const;
/** What a job's stream holds while it runs; decoration only (DESIGN section 2). */
export type RunningEvent = z.infer<(typeof runningEvents)[number]>;

/** What a follower of a job is told: what its stream holds and, of its row, how it ended (DESIGN section 2). */
export const progressEvent = z.discriminatedUnion('type', [
  ...runningEvents,
  z.strictObject({ type: z.literal('done'), attempt: z.int() }),
  z.strictObject({ type: z.literal('failed'), attempt: z.int(), code: z.string(), message: z.string() }),
  z.strictObject({ type: z.literal('cancelled'), attempt: z.int() }),
]);
export type ProgressEvent = z.infer<typeof progressEvent>;
/** The same as the worker writes it: the runner adds the attempt. */
export type ProgressReport = { name: string; percent: number; facts?: Record<string, number> };
