import type { Occurrence } from '@folia/contracts/measuring/shapes';

type Observed = PerformanceEntry & { value?: number; hadRecentInput?: boolean };

/** How this document was loaded; null where the browser does not tell. Times in ms from the start of the navigation. */
export function pageLoadTiming(): Occurrence | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation) return null;
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return {
    name: 'page_load_timing',
    parameters: {
      firstByteMs: Math.round(navigation.responseStart),
      ...(paint && { firstContentfulPaintMs: Math.round(paint.startTime) }),
      domContentLoadedMs: Math.round(navigation.domContentLoadedEventEnd),
      loadMs: Math.round(navigation.loadEventEnd),
    },
  };
}

/** Watches how the page does from its beginning on; the answer says what was seen so far. */
export function watchPerformance(): () => Occurrence {
  const seen: Extract<Occurrence, { name: 'performance_measures' }>['parameters'] = {};
  const watch = (type: string, take: (entry: Observed) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestContentfulPaintMs = Math.round(startTime);
  });
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.layoutShift = Math.round(((seen.layoutShift ?? 0) + value) * 10_000) / 10_000;
  });
  // Entries of less than 104 ms are not kept for those who ask later.
  watch('event', ({ duration }) => {
    seen.slowestInteractionMs = Math.max(seen.slowestInteractionMs ?? 0, Math.round(duration));
  });
  return () => ({ name: 'performance_measures', parameters: seen });
}
