import { ApiError } from '../../lib/api-error';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Skeleton } from '../../ui/skeleton';
import { texts } from './texts';

/** Rows in their final shape. */
export function LinksSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-2 border-t border-line py-4">
          <Skeleton className="h-3.5 w-56 max-w-full" />
          <Skeleton className="h-2.5 w-32" />
        </div>
      ))}
    </div>
  );
}

export function LinksFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <div role="alert" className="border-t border-line py-5">
      <p className="font-semibold">{texts.loadFailed.title}</p>
      <p className="mt-1 mb-3 text-ink-2">{error.message}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={onRetry}>{texts.loadFailed.retry}</Button>
        {requestId ? <CopyButton value={requestId} /> : null}
      </div>
    </div>
  );
}
