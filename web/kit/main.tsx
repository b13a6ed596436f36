import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { readStored, storageKeys } from '../src/lib/storage';
import { MissingParts } from '../src/ui/missing-parts';
import { ToastHost } from '../src/ui/toast';
import { KitPage } from './kit-page';

const root = document.getElementById('root');
if (!root) throw new Error('There is no #root in the document');
if (readStored('localStorage', storageKeys.theme) === 'light') document.documentElement.dataset.theme = 'light';
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ToastHost>
          <KitPage />
          <MissingParts />
        </ToastHost>
      </MemoryRouter>
    </QueryClientProvider>
  </StrictMode>,
);
