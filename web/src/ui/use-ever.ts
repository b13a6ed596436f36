import { useRef } from 'react';

/** True from the first time on: what has opened once stays mounted, so that its closing can be animated. */
export function useEver(now: boolean): boolean {
  const ever = useRef(now);
  ever.current ||= now;
  return ever.current;
}
