import { Client } from 'pg';

/** The database itself ends a statement after 10 s and says so: whatever says nothing for longer, in milliseconds, is not there any more. */
const usualSilenceMs = 12_000;

type Config = ConstructorParameters<typeof Client>[0] & { silenceMs?: number };

/**
 * A connection that is dropped when a statement stays unanswered (a network that loses packets, a machine that is gone): otherwise it would hold its place in
 * the pool for a quarter of an hour, until the kernel gives up. Its statements end as `Connection terminated unexpectedly`, which counts as an outage.
 */
export class PromptClient extends Client {
  private readonly silenceMs: number;
  private silence: NodeJS.Timeout | undefined;

  constructor(config?: Config) {
    super(config);
    this.silenceMs = typeof config === 'object' ? (config.silenceMs ?? usualSilenceMs) : usualSilenceMs;
    // All that was asked is answered.
    this.on('drain', () => clearTimeout(this.silence));
    this.on('end', () => clearTimeout(this.silence));
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's method has a dozen forms.
  override query(...asked: any[]): any {
    clearTimeout(this.silence);
    const { stream } = (this as unknown as { connection: { stream: { destroy(): void } } }).connection;
    this.silence = setTimeout(() => stream.destroy(), this.silenceMs);
    return super.query.apply(this, asked as Parameters<Client['query']>);
  }
}
