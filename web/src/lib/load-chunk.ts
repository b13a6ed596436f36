/** Spec section 9: a script that has not loaded after 120 s counts as failed. */
const chunkTimeoutMs = 120_000;

/** `isLate`: it timed out, so another load would take as long. */
export class ChunkLoadError extends Error {
  constructor(
    readonly chunk: string,
    readonly isLate = false,
  ) {
    super(`Loading chunk ${chunk} failed`);
    this.name = 'ChunkLoadError';
  }
}

/** Loads a script of its own; throws ChunkLoadError, in the browser only. */
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
