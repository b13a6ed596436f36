import { DocumentReader, type ReadRequest, type ReadStep, type ShowRequest } from './document-reader';

/** A few reading processes, so that a document that takes its full time holds up nobody else's. They start when first needed. */
export class ReaderPool {
  private readonly readers: { reader: DocumentReader; running: number }[];

  /** `script`: as for {@link DocumentReader}. */
  constructor(size: number, script?: string) {
    this.readers = Array.from({ length: size }, () => ({ reader: new DocumentReader(script), running: 0 }));
  }

  /** Reads one file with the least busy reader; throws what {@link DocumentReader.read} throws. */
  read(request: ReadRequest, onStep?: (step: ReadStep) => void, signal?: AbortSignal) {
    return this.withLeastBusy((reader) => reader.read(request, onStep, signal));
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
    const chosen = this.readers.reduce((least, one) => (one.running < least.running ? one : least));
    chosen.running += 1;
    try {
      return await does(chosen.reader);
    } finally {
      chosen.running -= 1;
    }
  }
}
