import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';

/** The one main landmark of a document, where "Skip to content" and a new screen put the focus. What is the document's own foot stands after it, not in it. */
export const MainLandmark = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
    {children}
  </main>
);

/** Around screens that have no foot. */
export const ScreenFrame = () => (
  <MainLandmark>
    <Outlet />
  </MainLandmark>
);
