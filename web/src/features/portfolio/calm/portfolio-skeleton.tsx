import { mainLandmark } from '../../../ui/main-landmark';
import { Skeleton } from '../../../ui/skeleton';
import { texts } from '../../../ui/texts';

/** The page in its final shape while an owner's own portfolio loads, so that no other page is shown in between. */
export function PortfolioSkeleton() {
  return (
    <main {...mainLandmark}>
      <div aria-busy="true">
        <span role="status" className="sr-only">
          {texts.loading}
        </span>
        <div className="border-b border-line bg-surface">
          <div className="flex h-[52px] items-center gap-5 px-6 md:px-8">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-2.5 w-64 max-md:hidden" />
          </div>
        </div>
        <div className="mx-auto grid grid-cols-[minmax(0,680px)] justify-center px-6 pt-8 md:pt-18 lg:max-w-page lg:grid-cols-[152px_680px_192px] lg:gap-x-12 lg:px-0">
          <div className="pb-8 md:pb-18 lg:col-start-2">
            <Skeleton className="mb-6 size-14 rounded-full md:size-18" />
            <Skeleton className="h-12 w-4/5 md:h-16" />
            <Skeleton className="mt-6 h-5 w-3/5" />
            <Skeleton className="mt-8 h-3 w-2/5" />
          </div>
          <div className="space-y-4 lg:col-start-2">
            <Skeleton className="mb-6 h-6 w-32" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      </div>
    </main>
  );
}
