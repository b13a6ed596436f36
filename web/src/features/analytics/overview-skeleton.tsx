import { Skeleton, SkeletonScreen } from '../../ui/skeleton';

/** Four figures and the chart, in their final shape. */
export const OverviewSkeleton = () => (
  <SkeletonScreen>
    <div className="mt-8 mb-3 grid grid-cols-2 gap-6 md:grid-cols-4">
      {['views', 'readers', 'time', 'end'].map((figure) => (
        <div key={figure} className="grid gap-3">
          <Skeleton className="h-2.5 w-20" />
          <Skeleton className="h-9 w-28" />
        </div>
      ))}
    </div>
    <Skeleton className="mt-16 h-[200px] w-full" />
  </SkeletonScreen>
);
