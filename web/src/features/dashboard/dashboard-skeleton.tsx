import { Skeleton } from '../../ui/skeleton';

/** The dashboard in its final shape while its data loads. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true" className="page py-6 md:py-8">
      <div className="flex items-center gap-4 border-b border-line pb-6">
        <Skeleton className="size-11 shrink-0 rounded-full md:size-14" />
        <div className="flex-1 space-y-3">
          <Skeleton className="h-6 w-1/3" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      </div>
      <div className="mt-8 grid gap-18 lg:grid-cols-[minmax(0,1fr)_288px]">
        <div className="space-y-4">
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-3 w-4/5" />
          <Skeleton className="h-9 w-36" />
          <Skeleton className="mt-12 h-5 w-40" />
          <Skeleton className="h-3.5" />
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-8" />
          ))}
        </div>
        <div className="space-y-4 max-lg:hidden">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
      </div>
    </div>
  );
}
