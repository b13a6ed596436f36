import { Skeleton, SkeletonScreen } from '../../../ui/skeleton';

const rows = ['w-2/5', 'w-1/3', 'w-1/2', 'w-2/5', 'w-3/5', 'w-1/3'];

/** The report in its final shape: figure, measure, what would raise it, requirements beside the job. */
export const ReportSkeleton = () => (
  <SkeletonScreen className="page-wide py-6 md:py-8">
    <Skeleton className="my-1 h-3 w-48" />
    <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-6 gap-y-4 md:gap-x-8">
      <Skeleton className="h-17 w-24 md:h-20 md:w-32" />
      <div>
        <Skeleton className="h-4 w-3/5 max-w-80" />
        <Skeleton className="mt-3 h-6 w-2/5 max-w-52" />
        <Skeleton className="mt-3 h-3 w-4/5 max-w-120 max-md:hidden" />
      </div>
    </div>
    <Skeleton className="mt-6 h-11 md:hidden" />
    <Skeleton className="mt-8 h-5" />
    <Skeleton className="mt-4 h-3 w-4/5 max-w-160" />
    <Skeleton className="mt-14 mb-4 h-5 w-48" />
    <div className="grid gap-x-12 gap-y-6 border-y border-line py-4 lg:grid-cols-3 lg:border-b-0">
      {rows.slice(0, 3).map((width) => (
        <div key={width} className="grid grid-cols-[60px_minmax(0,1fr)] gap-x-2">
          <Skeleton className="h-6 w-10" />
          <div>
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className={`mt-2.5 h-2.5 ${width}`} />
          </div>
        </div>
      ))}
    </div>
    <div className="mt-12 grid gap-x-24 gap-y-12 lg:grid-cols-[minmax(0,1fr)_424px]">
      <div>
        <Skeleton className="mb-4 h-5 w-36" />
        <div className="divide-y divide-line border-y border-line">
          {rows.map((width, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity of their own
            <div key={place} className="flex h-13 items-center justify-between gap-4">
              <Skeleton className={`h-3 ${width}`} />
              <Skeleton className="h-3 w-12" />
            </div>
          ))}
        </div>
      </div>
      <div className="space-y-3.5 max-lg:hidden">
        <Skeleton className="mb-5 h-5 w-24" />
        {[...rows, ...rows].map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity of their own
          <Skeleton key={place} className={`h-3 ${place % 4 === 3 ? width : 'w-full'}`} />
        ))}
      </div>
    </div>
  </SkeletonScreen>
);
