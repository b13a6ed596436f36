import { Skeleton } from '../../../ui/skeleton';
import { texts } from './texts';

/** An opened row before its words are there. */
export const OpenRowSkeleton = () => (
  <div role="status" aria-label={texts.loading} className="grid gap-3 px-[74px] pt-4 pb-10 max-md:px-(--gutter)">
    <Skeleton className="h-4 w-[min(480px,100%)]" />
    <Skeleton className="h-4 w-[min(360px,80%)]" />
  </div>
);
