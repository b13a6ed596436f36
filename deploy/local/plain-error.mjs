/** A failure that a person can mend: its message is one sentence that says what to do, and is all that is shown. */
export class PlainError extends Error {}

/** Ends the process. What we did not foresee keeps its stack. */
export function endWith(error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exit(1);
}
