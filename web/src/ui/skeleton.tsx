/** A place held in its final shape; give height and width by class. Readers hear the Loading beside it, not this. */
export function Skeleton({ className = 'h-2.5 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block rounded-[4px] bg-line ${className}`} />;
}
