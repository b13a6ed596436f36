import { QueryClientContext } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { followQueries, queries } from '../lib/queries';
import { MissingParts } from '../ui/missing-parts';
import { ToastHost } from '../ui/toast';
import { AppBoundary } from './app-boundary';
import { PhotoProvider } from './photo-provider';
import { SessionProvider } from './session-provider';
import { UnauthorizedHost } from './unauthorized-host';

/** The server asks for all that a page shows before it draws it. */
const none = () => undefined;

/** What wraps the router, in the browser and on the server alike. */
export function Providers({ children }: { children: ReactNode }) {
  const client = useSyncExternalStore(followQueries, queries, none);
  return (
    <QueryClientContext value={client}>
      <ToastHost>
        <AppBoundary>
          <SessionProvider>
            <PhotoProvider>{children}</PhotoProvider>
          </SessionProvider>
          <UnauthorizedHost />
          <MissingParts />
        </AppBoundary>
      </ToastHost>
    </QueryClientContext>
  );
}
