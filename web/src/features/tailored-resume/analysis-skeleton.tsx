import { Skeleton, SkeletonScreen } from '../../ui/skeleton';

const rows = ['w-2/5', 'w-1/3', 'w-1/2', 'w-3/5', 'w-2/3'];

/** The analysis' placeholder: two pairs of figures, the job's words beside the remarks. */
export const AnalysisSkeleton = () => (
  <SkeletonScreen className="page py-6 md:py-8">
    <Skeleton className="my-1 h-3 w-48" />
    <Skeleton className="mt-6 h-8 w-40" />
    <Skeleton className="mt-4 mb-8 h-3 w-4/5 max-w-120" />
    <div className="grid gap-x-12 gap-y-8 border-y border-line py-5 md:grid-cols-2">
      {['w-24', 'w-32'].map((width) => (
        <div key={width}>
          <Skeleton className="h-3 w-1/3" />
          <Skeleton className={`mt-3 h-7 ${width}`} />
          <Skeleton className="mt-3 h-2.5 w-4/5" />
        </div>
      ))}
    </div>
    <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {['w-36', 'w-28'].map((title) => (
        <div key={title}>
          <Skeleton className={`mb-5 h-5 ${title}`} />
          {rows.map((width) => (
            <div key={width} className="flex h-11 items-center border-t border-line">
              <Skeleton className={`h-3 ${width}`} />
            </div>
          ))}
        </div>
      ))}
    </div>
  </SkeletonScreen>
);
