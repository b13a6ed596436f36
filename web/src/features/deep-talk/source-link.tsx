import type { ReactNode } from 'react';
import { useEvidenceFocus } from './evidence-focus';
import type { Source } from './number-sources';

/** A way to a source's words. A link with an address of its own, so that it can be opened beside the conversation too. */
export function SourceLink({ source, className, label, children }: { source: Source; className: string; label?: string; children: ReactNode }) {
  const { hrefOf, open } = useEvidenceFocus();
  return (
    <a
      href={hrefOf(source)}
      aria-label={label}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open(source);
      }}
    >
      {children}
    </a>
  );
}
