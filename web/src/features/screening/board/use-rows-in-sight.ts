import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { placesOf, rowAt, type Span, spansOf } from './row-places';

/** Rows that are drawn beyond the edges of the window. */
const beyond = 5;

type Rows = readonly { id: string }[];
/** `estimate`: how high a row is taken to be until it was drawn, in px; `kept`: a row that is drawn wherever the page stands, or -1. */
type Options = { estimate: number; kept: number };

/**
 * Which rows of a long list are drawn while the page scrolls it: those in sight and one that is kept. They stand in the flow, with gaps as high as what is
 * left out; a row of another height than estimated is measured when it is drawn.
 */
export function useRowsInSight(list: RefObject<HTMLElement | null>, rows: Rows, { estimate, kept }: Options) {
  const heights = useRef(new Map<string, number>());
  const [measured, setMeasured] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights are those of this count
  const places = useMemo(() => placesOf(rows, heights.current, estimate), [rows, estimate, measured]);
  const top = useTopOf(list);
  const [sight, setSight] = useState<Span>({ first: 0, last: 0 });

  const look = useCallback(() => {
    const from = window.scrollY - top;
    const first = Math.max(0, rowAt(places, from) - beyond);
    const last = Math.min(rows.length - 1, rowAt(places, from + window.innerHeight) + beyond);
    setSight((before) => (before.first === first && before.last === last ? before : { first, last }));
  }, [places, top, rows.length]);
  useLayoutEffect(look, [look]);
  useEffect(() => {
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [look]);

  const [sizes] = useState(
    () =>
      new ResizeObserver((entries) => {
        let changed = false;
        for (const { target, borderBoxSize } of entries) {
          const { row: id } = (target as HTMLElement).dataset;
          const height = borderBoxSize[0]?.blockSize;
          if (!id || !height || heights.current.get(id) === height) continue;
          heights.current.set(id, height);
          changed = true;
        }
        if (changed) setMeasured((count) => count + 1);
      }),
  );
  useEffect(() => () => sizes.disconnect(), [sizes]);
  /** The `ref` of a drawn row, which has its id as `data-row`. */
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return;
      sizes.observe(row);
      return () => sizes.unobserve(row);
    },
    [sizes],
  );
  return { spans: spansOf(sight, kept, rows.length), places, measure };
}

/** How far down the page an element begins. */
function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const find = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    find();
    // What stands above it wraps, comes and goes.
    const sizes = new ResizeObserver(find);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [element]);
  return top;
}
