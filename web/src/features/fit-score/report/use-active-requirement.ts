import { useCallback, useEffect, useState } from 'react';

/** Which requirement is active, and which rows and folds are open. `foldsOf`: the folds around a row. Escape drops the thread. */
export function useActiveRequirement(foldsOf: (id: string) => readonly string[]) {
  const [active, setActive] = useState<string | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const drop = (event: KeyboardEvent) => event.key === 'Escape' && setActive(null);
    window.addEventListener('keydown', drop);
    return () => window.removeEventListener('keydown', drop);
  }, []);
  const fold = useCallback((name: string) => {
    setOpened((known) => {
      const next = new Set(known);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  }, []);
  const toggle = useCallback(
    (id: string) => {
      setActive(id);
      fold(id);
    },
    [fold],
  );
  /** From the text: opens its row and all folds around it, and scrolls to it. */
  const reveal = useCallback(
    (id: string) => {
      setActive(id);
      setOpened((known) => new Set([...known, id, ...foldsOf(id)]));
      // A folded row has a position only once it is drawn.
      requestAnimationFrame(() => document.getElementById(`requirement-${id}`)?.scrollIntoView({ block: 'center' }));
    },
    [foldsOf],
  );
  return { active, opened, point: setActive, fold, toggle, reveal };
}
export type Pointing = ReturnType<typeof useActiveRequirement>;
