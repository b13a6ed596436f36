import { type ReactNode, useRef } from 'react';
import { useRowKeys } from '../lib/use-row-keys';
import { Button } from './button';
import { LoadFailure } from './load-failure';
import { Skeleton } from './skeleton';
import { texts } from './texts';

type PagedListProps<T> = {
  pages: {
    items: T[] | undefined;
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
    refetch: () => Promise<unknown>;
  };
  label: string;
  empty: ReactNode;
  failed: string;
  row: (item: T) => ReactNode;
};

/** Rows that load page by page: a placeholder while they load, a button for more, and a retry after a failure. Each row is an `li`. */
export function PagedList<T>({ pages, label, empty, failed, row }: PagedListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list, Boolean(pages.items?.length));
  if (pages.isError && !pages.items)
    return (
      <LoadFailure className="py-6" onAgain={() => void pages.refetch()}>
        {failed}
      </LoadFailure>
    );
  if (!pages.items)
    return (
      <div role="status" aria-label={texts.loading} className="divide-y divide-line border-y border-line">
        {['w-2/5', 'w-1/3', 'w-1/2'].map((width) => (
          <div key={width} className="flex h-15 items-center gap-4">
            <Skeleton className={`h-3 ${width}`} />
          </div>
        ))}
      </div>
    );
  if (pages.items.length === 0) return empty;
  return (
    <>
      <ul ref={list} data-rows aria-label={label} className="divide-y divide-line border-y border-line">
        {pages.items.map(row)}
      </ul>
      {pages.hasNextPage ? (
        <div className="mt-4">
          <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}
