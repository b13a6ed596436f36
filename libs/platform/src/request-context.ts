import { AsyncLocalStorage } from 'node:async_hooks';

/** Travels with one request through all services: for logs, never for decisions. */
export type RequestContext = { requestId: string };

const storage = new AsyncLocalStorage<RequestContext>();

export const withRequestContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);
export const currentRequestId = (): string => storage.getStore()?.requestId ?? 'none';
