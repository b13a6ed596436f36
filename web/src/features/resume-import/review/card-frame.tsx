import { type ReactNode, useEffect, useRef } from 'react';

type CardFrameProps = { id: string; title: string; isCurrent: boolean; onEnter: () => void; children: ReactNode };

/** One thing to decide. The current one takes the focus, so that the keys work and screen readers follow. */
export function CardFrame({ id, title, isCurrent, onEnter, children }: CardFrameProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = frame.current;
    // Focused from inside: the pointer is on it, and what the person is about to click must not move away.
    if (!isCurrent || !element || element.contains(document.activeElement)) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <article
      ref={frame}
      data-card={id}
      aria-label={title}
      tabIndex={-1}
      onFocus={onEnter}
      className="scroll-mt-24 scroll-mb-24 border-t border-line py-3.5 outline-none last:border-b max-[1100px]:scroll-mt-56"
    >
      {children}
    </article>
  );
}
