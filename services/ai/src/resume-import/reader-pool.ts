import { DocumentReader, type ReadRequest, type ReadStep } from './document-reader';

/** A few reading processes, so that a document which takes its full time holds up nobody else's. They start when they are first needed. */
export class ReaderPool {
  private readonly readers: { reader: DocumentReader; running: number }[];

  /** `script`: as for {@link DocumentReader}. */
  constructor(size: number, script?: string) {
    this.readers = Array.from({ length: size }, () => ({ reader: new DocumentReader(script), running: 0 }));
  }

  /** Reads one file with the reader that has the least to do; throws what {@link DocumentReader.read} throws. */
  async read(request: ReadRequest, onStep?: (step: ReadStep) => void, signal?: AbortSignal) {
    const chosen = this.readers.reduce((least, one) => (one.running < least.running ? one : least));
    chosen.running += 1;
    try {
      return await chosen.reader.read(request, onStep, signal);
    } finally {
      chosen.running -= 1;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.readers.map(({ reader }) => reader.close()));
  }
}
