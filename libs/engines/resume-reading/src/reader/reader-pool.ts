import { AppError } from '@folia/contracts/errors';
import { DocumentReader, type ReadRequest, type ReadStep, type ShowRequest } from './document-reader';

/** How long whoever can wait is told to wait for a reader, in seconds. */
const spareWait = 5;

/** A few reading processes, so that a document that takes its full time holds up nobody else's. They start when first needed. */
export class ReaderPool {
  private readonly readers: { reader: DocumentReader; running: number }[];
  private spare: { place: number; stop: AbortController } | null = null;

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
    const place = this.readers.findIndex(({ running }) => running === 0);
    if (this.spare || place < 0) throw new AppError('READERS_BUSY', { retryAfter: spareWait });
    const stop = new AbortController();
    this.spare = { place, stop };
    try {
      return await this.readers[place].reader.read(request, undefined, stop.signal);
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
    const loads = this.readers.map(({ running }, place) => running + (place === this.spare?.place ? 0.5 : 0));
    const place = loads.indexOf(Math.min(...loads));
    if (place === this.spare?.place) this.spare.stop.abort(new AppError('READERS_BUSY', { retryAfter: spareWait }));
    const chosen = this.readers[place] as { reader: DocumentReader; running: number };
    chosen.running += 1;
    try {
      return await does(chosen.reader);
    } finally {
      chosen.running -= 1;
    }
  }
}
