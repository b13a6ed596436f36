import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MissingParts } from '../ui/missing-parts';
import { ToastHost } from '../ui/toast';
import { AppBoundary } from './app-boundary';
import { PhotoProvider } from './photo-provider';
import { SessionProvider } from './session-provider';
import { UnauthorizedHost } from './unauthorized-host';

/** What wraps the router, in the browser and on the server alike. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastHost>
        <AppBoundary>
          <SessionProvider>
            <PhotoProvider>{children}</PhotoProvider>
          </SessionProvider>
          <UnauthorizedHost />
          <MissingParts />
        </AppBoundary>
      </ToastHost>
    </QueryClientProvider>
  );
}
