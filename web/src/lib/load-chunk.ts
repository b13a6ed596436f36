/** spec section 9: a script that has not come after 120 s will not come. */
const chunkTimeoutMs = 120_000;

/** `isLate`: it had its time; another load would take as long. */
export class ChunkLoadError extends Error {
  constructor(
    readonly chunk: string,
    readonly isLate = false,
  ) {
    super(`Loading chunk ${chunk} failed`);
    this.name = 'ChunkLoadError';
  }
}

/** Loads what comes in a script of its own; throws ChunkLoadError where there is a browser to say so. */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, true)), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    if (typeof window === 'undefined' || error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError(chunk);
  } finally {
    clearTimeout(timer);
  }
}
