import type { LlmQuestion } from '@folia/text/model-question';

/** What a model said, in the asked form, and what it cost. `ms` from the question to the end of the answer. */
export type LlmAnswer<T> = { value: T; inputTokens: number; outputTokens: number; ms: number };

/** Why there is no answer: `off` nobody configured a model, `unreachable` it refused, stalled or failed, `unusable` it said something else than asked. */
export type LlmFault = 'off' | 'unreachable' | 'unusable';

/** A model's failure costs quality, never the task: whoever asks goes on without it. */
export class LlmUnavailable extends Error {
  constructor(
    readonly fault: LlmFault,
    message: string,
  ) {
    super(message);
  }
}

/** A language model, or none: proposes, never decides (DESIGN section 9). */
export interface Llm {
  /** The configured model's name; null when there is none. */
  readonly model: string | null;
  /** Where it is asked: host and port; null when there is none. */
  readonly host: string | null;
  /** Throws LlmUnavailable; the signal's reason when aborted. */
  ask<T>(question: LlmQuestion<T>, signal: AbortSignal): Promise<LlmAnswer<T>>;
}
