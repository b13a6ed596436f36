import type { QueryClient } from '@tanstack/react-query';
import { loadChunk } from './load-chunk';

let client: QueryClient | undefined;
const listeners = new Set<() => void>();

/** The cache of what the server said, once it is there: nothing is in it before. */
export const queries = (): QueryClient | undefined => client;

export function followQueries(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Fetches the script that asks the server and keeps what it said: pages that are only read do without it. Throws ChunkLoadError. */
export async function loadQueries(): Promise<QueryClient> {
  const { browserQueries } = await loadChunk('queries', () => import('./query-client'));
  if (!client) {
    client = browserQueries;
    client.mount();
    for (const listener of listeners) listener();
  }
  return client;
}
