import type { ReactNode } from 'react';
import { texts } from './texts';

/** A placeholder; give its height and width by class. Screen readers hear the Loading beside it, not this. */
export function Skeleton({ className = 'h-2.5 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block rounded-[4px] bg-line ${className}`} />;
}

/** A placeholder in the screen's final shape. Screen readers hear that it is loading. */
export const SkeletonScreen = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div aria-busy="true" className={className}>
    <span role="status" className="sr-only">
      {texts.loading}
    </span>
    {children}
  </div>
);
