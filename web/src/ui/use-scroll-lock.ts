import { useEffect } from 'react';

let locks = 0;

/** Keeps the page from scrolling while something covers it; several locks may overlap. */
export function useScrollLock(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const page = document.documentElement;
    locks += 1;
    // The scroll bar's space is kept, so that nothing underneath moves.
    if (locks === 1) page.style.paddingInlineEnd = `${window.innerWidth - page.clientWidth}px`;
    page.toggleAttribute('data-locked', true);
    return () => {
      locks -= 1;
      page.toggleAttribute('data-locked', locks > 0);
      if (locks === 0) page.style.paddingInlineEnd = '';
    };
  }, [active]);
}
