import type { VisitSection } from '@folia/contracts/visit/shapes';
import type { ReactNode } from 'react';

/** One section of the page with its anchor and title; `part` is its name in the record of a visit. */
export function PageSection({ anchor, part, title, children }: { anchor: string; part: VisitSection; title: string; children: ReactNode }) {
  return (
    <section id={anchor} data-visit-section={part} aria-labelledby={`${anchor}-title`} className="min-w-0 scroll-mt-12 break-inside-auto lg:scroll-mt-14">
      <h2 id={`${anchor}-title`} className="mb-5 break-after-avoid font-serif text-2xl font-normal tracking-[-0.012em]">
        {title}
      </h2>
      {children}
    </section>
  );
}
