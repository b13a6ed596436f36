import { useCallback, useEffect, useRef, useState } from 'react';

/** Which of several things is shown: each for its own time, one after another, round and round. While it is held, the time that is left stays. */
export function useRotation(durations: readonly number[], isHeld: boolean) {
  const [current, setCurrent] = useState(0);
  const left = useRef<{ place: number; ms: number } | null>(null);
  useEffect(() => {
    if (isHeld) return;
    if (left.current?.place !== current) left.current = { place: current, ms: durations[current] ?? 0 };
    const { ms } = left.current;
    const began = performance.now();
    const timer = setTimeout(() => setCurrent((current + 1) % durations.length), ms);
    return () => {
      clearTimeout(timer);
      left.current = { place: current, ms: Math.max(0, ms - (performance.now() - began)) };
    };
  }, [current, durations, isHeld]);
  const choose = useCallback((place: number) => {
    left.current = null;
    setCurrent(place);
  }, []);
  return { current, choose };
}
