/** The brand's sign of life: takes the colour and the size (default 7 px) of where it stands. */
export function BreathingDot({ className = 'size-[7px] bg-current' }: { className?: string }) {
  return <span aria-hidden="true" className={`inline-block shrink-0 animate-breathe rounded-full ${className}`} />;
}
