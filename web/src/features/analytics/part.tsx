import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { texts } from './texts';

type PartProps<T> = { title: string; note?: string; query: UseQueryResult<T>; children: (data: T) => ReactNode };

/** One part of the screen with its title: its rows, their shape while they load, or the reason why they did not. */
export function Part<T extends object>({ title, note, query, children }: PartProps<T>) {
  const id = useId();
  // After a 401 the request helper answers with an empty object; the popup is open by then.
  const data = query.data && Object.keys(query.data).length > 0 ? query.data : null;
  return (
    <section aria-labelledby={id} className="mt-12 min-w-0 md:mt-18 print:mt-8">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
        <h2 id={id} className="section-title">
          {title}
        </h2>
        {note ? <span className="text-xs text-ink-3 md:ms-auto">{note}</span> : null}
      </div>
      {data ? children(data) : query.isError ? <PartFailed onRetry={() => void query.refetch()} /> : <PartSkeleton />}
    </section>
  );
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 border-t border-line py-4">
      <p className="text-ink-2">{texts.partFailed}</p>
      <Button size="sm" onClick={onRetry}>
        {texts.again}
      </Button>
    </div>
  );
}

const PartSkeleton = () => (
  <div aria-busy="true" className="grid gap-5 border-t border-line py-4">
    {[56, 40, 48].map((width) => (
      <Skeleton key={width} className={`h-3 w-${width} max-w-full`} />
    ))}
  </div>
);
