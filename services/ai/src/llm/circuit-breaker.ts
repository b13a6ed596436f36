/** After this many failures in a row, the endpoint is left alone for a while. A failure that will not pass by itself (a revoked key) counts as all of them. */
const failuresToOpen = 3;
const openForMs = 60_000;

/** Protects a failing endpoint from being asked again and again. `now` in milliseconds. */
export class CircuitBreaker {
  private failures = 0;
  private openedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly now: () => number = Date.now) {}

  get isOpen(): boolean {
    return this.now() - this.openedAt < openForMs;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(isLasting: boolean): void {
    this.failures = isLasting ? failuresToOpen : this.failures + 1;
    if (this.failures < failuresToOpen) return;
    this.openedAt = this.now();
    this.failures = 0;
  }
}
