/** The brand's sign of life. It takes its colour from its surroundings; 7 px unless told otherwise. */
export function BreathingDot({ className = 'size-[7px] bg-current' }: { className?: string }) {
  return <span aria-hidden="true" className={`inline-block shrink-0 animate-breathe rounded-full ${className}`} />;
}
