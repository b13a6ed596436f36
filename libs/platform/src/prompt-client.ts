import { Client } from 'pg';

/** The database itself ends a statement after 10 s and says so: whatever says nothing for longer, in milliseconds, is not there any more. */
const usualSilenceMs = 12_000;

type Config = ConstructorParameters<typeof Client>[0] & { silenceMs?: number };

/** The driver's own connection; what it says when all that was asked is answered tells whether a transaction goes on (PostgreSQL 55.7, ReadyForQuery). */
type Inner = { stream: { destroy(): void }; on(event: 'readyForQuery', listener: (message: { status: string }) => void): void };
const idle = 'I';

/**
 * A connection that is dropped when a statement stays unanswered (a network that loses packets, a machine that is gone): otherwise it would hold its place in
 * the pool for a quarter of an hour, until the kernel gives up. Its statements end as `Connection terminated unexpectedly`, which counts as an outage.
 */
export class PromptClient extends Client {
  private readonly silenceMs: number;
  /** Longer than usual while a transaction may take longer. */
  private allowedMs = 0;
  private silence: NodeJS.Timeout | undefined;

  constructor(config?: Config) {
    super(config);
    this.silenceMs = typeof config === 'object' ? (config.silenceMs ?? usualSilenceMs) : usualSilenceMs;
    // All that was asked is answered.
    this.on('drain', () => clearTimeout(this.silence));
    this.on('end', () => clearTimeout(this.silence));
    this.inner.on('readyForQuery', ({ status }) => {
      if (status === idle) this.allowedMs = 0;
    });
  }

  /** Lets the statements of the present transaction be silent for so long, in ms, and a while more. */
  allowSilence(ms: number): void {
    this.allowedMs = ms + this.silenceMs;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's method has a dozen forms.
  override query(...asked: any[]): any {
    clearTimeout(this.silence);
    const { stream } = this.inner;
    this.silence = setTimeout(() => stream.destroy(), this.allowedMs || this.silenceMs);
    return super.query.apply(this, asked as Parameters<Client['query']>);
  }

  private get inner(): Inner {
    return (this as unknown as { connection: Inner }).connection;
  }
}
