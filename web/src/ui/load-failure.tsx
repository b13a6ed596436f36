import type { ReactNode } from 'react';
import { Button } from './button';
import { texts } from './texts';

type LoadFailureProps = {
  children: ReactNode;
  /** Left out where trying again would not help. */
  onAgain?: () => void;
  className?: string;
};

/** Says in its place that something could not be loaded, with a way to try again. */
export function LoadFailure({ children, onAgain, className = '' }: LoadFailureProps) {
  return (
    <p role="alert" className={`flex flex-wrap items-center gap-3 text-ink-2 ${className}`}>
      {children}
      {onAgain ? (
        <Button size="sm" onClick={onAgain}>
          {texts.tryAgain}
        </Button>
      ) : null}
    </p>
  );
}
