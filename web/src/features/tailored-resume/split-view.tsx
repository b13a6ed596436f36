import type { ReactNode, Ref } from 'react';
import { texts } from './texts';

/** Which half of the editor a narrow screen shows. */
export type Side = 'changes' | 'preview';

type SplitViewProps = { ref?: Ref<HTMLDivElement>; side: Side; changes: ReactNode; preview: ReactNode; children?: ReactNode };

/** What can be changed and, beside it, the result, which stays in view while the person scrolls. A narrow screen shows one of the two. */
export const SplitView = ({ ref, side, changes, preview, children }: SplitViewProps) => (
  <div ref={ref} className="relative grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,46fr)_minmax(0,54fr)]">
    <div data-changes className={`min-w-0 px-(--gutter) pt-5 pb-16 lg:pe-16 lg:pt-7 ${side === 'changes' ? '' : 'max-lg:hidden'}`}>
      {changes}
    </div>
    <div className={`min-w-0 border-line bg-sunken max-lg:min-h-[calc(100dvh-var(--bar)-112px)] lg:border-s ${side === 'preview' ? '' : 'max-lg:hidden'}`}>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={texts.sides.preview}
        data-pane
        className="px-(--gutter) py-5 lg:sticky lg:top-[calc(var(--bar)+57px)] lg:h-[calc(100dvh-var(--bar)-57px)] lg:overflow-y-auto lg:px-9 focus-visible:-outline-offset-2"
      >
        <div className="mx-auto max-w-[700px]">{preview}</div>
      </section>
    </div>
    {children}
  </div>
);
