import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/**
 * The browser's own, which queries.ts fetches and gives. Spec section 9: data from the server is valid for five minutes. A refusal is not retried; a lost
 * connection once.
 */
export const browserQueries = new QueryClient({
  defaultOptions: { queries: { staleTime: 300_000, retry: (failures, error) => !(error instanceof ApiError) && failures < 1, refetchOnWindowFocus: false } },
});
