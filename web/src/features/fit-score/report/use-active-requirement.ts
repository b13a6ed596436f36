import { useCallback, useEffect, useState } from 'react';

/** Which requirement is pointed at, and which are open. Escape drops the thread. */
export function useActiveRequirement() {
  const [active, setActive] = useState<string | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const drop = (event: KeyboardEvent) => event.key === 'Escape' && setActive(null);
    window.addEventListener('keydown', drop);
    return () => window.removeEventListener('keydown', drop);
  }, []);
  const toggle = useCallback((id: string) => {
    setActive(id);
    setOpened((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  /** From the text: opens its row and brings it into view. */
  const reveal = useCallback((id: string) => {
    setActive(id);
    setOpened((known) => new Set(known).add(id));
    document.getElementById(`requirement-${id}`)?.scrollIntoView({ block: 'center' });
  }, []);
  return { active, opened, point: setActive, toggle, reveal };
}
export type Pointing = ReturnType<typeof useActiveRequirement>;
