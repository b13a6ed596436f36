import { readStored, removeStored, storageKeys, writeStored } from '../lib/storage';

/** spec section 9: a script that has not come after 120 s will not come. */
const chunkTimeoutMs = 120_000;

export class ChunkLoadError extends Error {
  constructor(chunk: string) {
    super(`Loading chunk ${chunk} failed`);
    this.name = 'ChunkLoadError';
  }
}

/** Whether there is a server to load the page from: without one the reload would end on the browser's own error page. */
const isServerThere = () =>
  fetch(window.location.href, { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  );

/** Loads a route's script. After a deploy the old ones are gone: the page is loaded again once, then it is an error. */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk)), chunkTimeoutMs);
  });
  try {
    const loaded = await Promise.race([load(), tooLate]);
    removeStored('sessionStorage', storageKeys.reloadedFor);
    return loaded;
  } catch (error) {
    if (typeof window === 'undefined') throw error;
    if (error instanceof ChunkLoadError || readStored('sessionStorage', storageKeys.reloadedFor) === chunk) throw new ChunkLoadError(chunk);
    // Offline, or while the server starts anew, a reload would throw away the page that still works.
    if (!(await isServerThere())) throw new ChunkLoadError(chunk);
    writeStored('sessionStorage', storageKeys.reloadedFor, chunk);
    window.location.reload();
    return new Promise<never>(() => {});
  } finally {
    clearTimeout(timer);
  }
}
