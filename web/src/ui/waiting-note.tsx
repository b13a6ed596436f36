import { Hourglass } from 'lucide-react';
import { texts } from './texts';

/** Says that a job waits for a part of the service that is away. Always in the document, so that screen readers hear it when its words appear. */
export function WaitingNote({ isWaiting, className = '' }: { isWaiting: boolean; className?: string }) {
  return (
    <div role="status" className={className}>
      {isWaiting ? (
        <p className="flex gap-2.5 rounded-m border border-line bg-sunken px-3.5 py-3 text-ink-2">
          <Hourglass aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          <span>{texts.waiting}</span>
        </p>
      ) : null}
    </div>
  );
}
