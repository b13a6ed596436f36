import type { ReactNode } from 'react';
import { texts } from './texts';

/** A place held in its final shape; give height and width by class. Readers hear the Loading beside it, not this. */
export function Skeleton({ className = 'h-2.5 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block rounded-[4px] bg-line ${className}`} />;
}

/** A screen in its final shape until what it shows is there; readers hear that it loads. */
export const SkeletonScreen = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div aria-busy="true" className={className}>
    <span role="status" className="sr-only">
      {texts.loading}
    </span>
    {children}
  </div>
);
