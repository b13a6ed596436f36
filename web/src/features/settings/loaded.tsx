import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Loading } from '../../ui/loading';
import { Skeleton } from '../../ui/skeleton';
import { useLate } from '../../ui/use-late';
import { texts } from './texts';

/** A panel that needs data first: a placeholder while it loads, the reason and a retry if it fails. */
export function Loaded<T>({ query, children }: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Waiting />;
  return (
    <div role="alert" className="border-t border-line py-5">
      <p className="mb-3 text-ink-2">{texts.loadFailed}</p>
      <Button busy={query.isFetching} onClick={() => void query.refetch()}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}

function Waiting() {
  const late = useLate(200);
  if (!late) return null;
  return (
    <div className="grid gap-5 border-t border-line py-5">
      <span className="sr-only">
        <Loading text={texts.loading} />
      </span>
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/3" />
    </div>
  );
}
