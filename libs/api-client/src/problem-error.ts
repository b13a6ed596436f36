import type { Problem } from './operation';

/** A refusal. `code` never changes its meaning; `message` is a sentence for people. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: Problem['code'];
  /** What the code names more of: fields with their faults, what was spent, who may. */
  readonly details: Record<string, unknown>;
  /** For writing to us about it. */
  readonly requestId: string;

  constructor(
    problem: Problem,
    /** Seconds after which to ask again; null where waiting does not help. */
    readonly retryAfterS: number | null,
  ) {
    super(problem.message ?? problem.title);
    this.name = 'ProblemError';
    this.status = problem.status;
    this.code = problem.code;
    this.details = problem.details ?? {};
    this.requestId = problem.requestId;
  }
}
