import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** Spec section 9: data from the server is valid for five minutes. A refusal is not retried; a lost connection once. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 300_000, retry: (failures, error) => !(error instanceof ApiError) && failures < 1, refetchOnWindowFocus: false } },
  });

/** The browser's client; each server rendering makes its own. */
export const browserQueries = makeQueryClient();
