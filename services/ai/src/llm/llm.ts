import type { LlmQuestion } from '@folia/text/model-question';

/** A model's answer, in the requested form, and what it cost. `ms` runs from the question to the end of the answer. */
export type LlmAnswer<T> = { value: T; inputTokens: number; outputTokens: number; ms: number };

/** Why there is no answer: `off` no model is configured, `unreachable` it refused, stalled or failed, `unusable` it did not answer what was asked. */
export type LlmFault = 'off' | 'unreachable' | 'unusable';

/** A model's failure costs quality, never the task: the caller continues without it. */
export class LlmUnavailable extends Error {
  constructor(
    readonly fault: LlmFault,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** A language model, or none. It proposes and never decides (DESIGN section 9). */
export interface Llm {
  /** The configured model's name; null when there is none. */
  readonly model: string | null;
  /** The endpoint's host and port; null when there is none. */
  readonly host: string | null;
  /** Throws LlmUnavailable; the signal's reason when aborted. */
  ask<T>(question: LlmQuestion<T>, signal: AbortSignal): Promise<LlmAnswer<T>>;
}
