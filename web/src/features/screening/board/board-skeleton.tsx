import { Skeleton } from '../../../ui/skeleton';
import { texts } from './texts';

const rows = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** A board in its shape, before its rows are there. */
export const BoardSkeleton = () => (
  <div role="status" aria-label={texts.loading} className="mt-5">
    <Skeleton className="h-8 w-[min(420px,80%)]" />
    <Skeleton className="mt-3 h-4 w-[min(560px,100%)]" />
    <div className="mt-16 divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <div key={row} className="flex h-13 items-center gap-4">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="h-3 w-40" />
          <Skeleton className="h-3 flex-1" />
        </div>
      ))}
    </div>
  </div>
);
