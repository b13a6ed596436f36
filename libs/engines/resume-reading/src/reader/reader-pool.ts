import { AppError } from '@folia/contracts/errors';
import { DocumentReader, type ReadRequest, type ReadStep, type ShowRequest } from './document-reader';

/** How long whoever can wait is told to wait for a reader, in seconds. */
const spareWait = 5;

type Reader = { reader: DocumentReader; running: number };

/** A few reading processes, so that a document that takes its full time holds up nobody else's. They start when first needed. */
export class ReaderPool {
  private readonly readers: Reader[];
  private spare: { reader: DocumentReader; stop: AbortController } | null = null;

  /** `script`: as for {@link DocumentReader}. */
  constructor(size: number, script?: string) {
    this.readers = Array.from({ length: size }, () => ({ reader: new DocumentReader(script), running: 0 }));
  }

  /** Reads one file with the least busy reader; throws what {@link DocumentReader.read} throws. */
  read(request: ReadRequest, onStep?: (step: ReadStep) => void, signal?: AbortSignal) {
    return this.withLeastBusy((reader) => reader.read(request, onStep, signal));
  }

  /**
   * Reads one file for somebody who can wait: only one at a time, and only with a reader that nobody else needs. Throws READERS_BUSY if there is none, or as soon
   * as it is needed, and what {@link DocumentReader.read} throws.
   */
  async readSpare(request: ReadRequest) {
    const reader = this.readers.find(({ running }) => running === 0)?.reader;
    if (this.spare || !reader) throw new AppError('READERS_BUSY', { retryAfter: spareWait });
    const stop = new AbortController();
    this.spare = { reader, stop };
    try {
      return await reader.read(request, undefined, stop.signal);
    } finally {
      this.spare = null;
    }
  }

  /** Shows one file that was read; throws what {@link DocumentReader.show} throws. */
  show(request: ShowRequest) {
    return this.withLeastBusy((reader) => reader.show(request));
  }

  /** As Nest calls it when the service stops. */
  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  async close(): Promise<void> {
    await Promise.all(this.readers.map(({ reader }) => reader.close()));
  }

  private async withLeastBusy<T>(does: (reader: DocumentReader) => Promise<T>): Promise<T> {
    // Whoever can wait counts for less than others, and more than nobody.
    const load = ({ reader, running }: Reader) => running + (reader === this.spare?.reader ? 0.5 : 0);
    const chosen = this.readers.reduce((least, one) => (load(one) < load(least) ? one : least));
    if (chosen.reader === this.spare?.reader) this.spare.stop.abort(new AppError('READERS_BUSY', { retryAfter: spareWait }));
    chosen.running += 1;
    try {
      return await does(chosen.reader);
    } finally {
      chosen.running -= 1;
    }
  }
}
