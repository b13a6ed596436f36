/** How long things were in view while the page was shown, by the clock that is passed in, in ms. */
export type ReadingTime = {
  /** A thing came into view or left it. */
  see(thing: string, isInView: boolean, now: number): void;
  /** The page as a whole was shown or hidden: nothing is read meanwhile. */
  show(isShown: boolean, now: number): void;
  /** What was seen since the last time this was asked, each with its time. */
  take(now: number): Map<string, number>;
};

export function measureReading(isShownFirst: boolean): ReadingTime {
  let read = new Map<string, number>();
  const since = new Map<string, number>();
  const inView = new Set<string>();
  let isShown = isShownFirst;

  const begin = (thing: string, now: number) => void since.set(thing, now);
  const end = (thing: string, now: number) => {
    const from = since.get(thing);
    if (from === undefined) return;
    since.delete(thing);
    // A clock that was put back must not take away what was read.
    read.set(thing, (read.get(thing) ?? 0) + Math.max(0, now - from));
  };
  return {
    see(thing, isInView, now) {
      if (isInView === inView.has(thing)) return;
      if (isInView) {
        inView.add(thing);
        if (isShown) begin(thing, now);
      } else {
        inView.delete(thing);
        end(thing, now);
      }
    },
    show(shown, now) {
      if (shown === isShown) return;
      isShown = shown;
      for (const thing of inView) (shown ? begin : end)(thing, now);
    },
    take(now) {
      for (const thing of [...since.keys()]) {
        end(thing, now);
        begin(thing, now);
      }
      const taken = read;
      read = new Map();
      return taken;
    },
  };
}
