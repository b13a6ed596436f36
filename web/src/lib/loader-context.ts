import type { PageApi } from '@folia/contracts/page';

/** What the server rendering hands to route loaders as their `context`; in the browser there is none. */
export type LoaderContext = { api?: PageApi; requestId?: string };
export const loaderContext = (context: unknown): LoaderContext => (context ?? {}) as LoaderContext;
