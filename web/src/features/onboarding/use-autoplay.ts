import { useEffect, useState } from 'react';

/** spec section 9: seconds that a step is shown. */
const secondsPerStep = 5;
const start = { step: 0, left: secondsPerStep };

/** Goes from step to step and begins again after the last. It stands still where reduced motion is wanted, until it is told to play. */
export function useAutoplay(count: number) {
  const [{ step, left }, set] = useState(start);
  const [playing, setPlaying] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(
      () => set((now) => (now.left > 1 ? { ...now, left: now.left - 1 } : { step: (now.step + 1) % count, left: secondsPerStep })),
      1000,
    );
    return () => clearInterval(timer);
  }, [playing, count]);
  return {
    step,
    /** Seconds until the next step. */
    left,
    playing,
    stop: () => setPlaying(false),
    play: () => {
      set((now) => ({ ...now, left: secondsPerStep }));
      setPlaying(true);
    },
    choose: (chosen: number) => {
      setPlaying(false);
      set({ step: chosen, left: secondsPerStep });
    },
  };
}
