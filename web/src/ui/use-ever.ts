import { useRef } from 'react';

/** True from the first time on: what opened once stays, so that it can close in its own way. */
export function useEver(now: boolean): boolean {
  const ever = useRef(now);
  ever.current ||= now;
  return ever.current;
}
