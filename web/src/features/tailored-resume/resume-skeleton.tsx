import { Skeleton, SkeletonScreen } from '../../ui/skeleton';
import { PageSkeleton } from './page-skeleton';
import { SplitView } from './split-view';

const rows = ['w-4/5', 'w-3/5', 'w-11/12', 'w-2/3', 'w-5/6'];

/** The editor in its final shape: the bar of the document, the changes, and a page beside them. */
export const ResumeSkeleton = () => (
  <SkeletonScreen>
    <div className="border-b border-line px-(--gutter)">
      <div className="flex h-14 items-center justify-between gap-4">
        <Skeleton className="h-5 w-2/5 max-w-56" />
        <Skeleton className="h-9 w-28" />
      </div>
      <div className="flex h-[50px] items-center justify-between gap-4 border-t border-line lg:hidden">
        <Skeleton className="h-3 w-32" />
        <Skeleton className="h-9 w-36" />
      </div>
    </div>
    <SplitView
      side="changes"
      changes={
        <>
          <Skeleton className="mb-6 h-5 w-40" />
          <div className="flex gap-4 border-b border-line pb-5">
            <Skeleton className="h-8 w-20" />
            <div className="flex-1">
              <Skeleton className="h-3.5 w-3/5" />
              <Skeleton className="mt-2.5 h-2.5 w-4/5" />
            </div>
          </div>
          {rows.map((width) => (
            <div key={width} className="flex items-start gap-4 border-b border-line py-4">
              <div className="flex-1">
                <Skeleton className={`h-3.5 ${width}`} />
                <Skeleton className="mt-2.5 h-2.5 w-2/5" />
              </div>
              <Skeleton className="h-5 w-9 rounded-full" />
            </div>
          ))}
        </>
      }
      preview={
        <>
          <Skeleton className="mb-4 h-[62px] w-4/5" />
          <div className="relative aspect-[210/297] bg-[#fff] shadow-float">
            <PageSkeleton />
          </div>
        </>
      }
    />
  </SkeletonScreen>
);
