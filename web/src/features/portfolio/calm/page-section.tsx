import type { ReactNode } from 'react';

/** One part of the page with its anchor and title. */
export function PageSection({ anchor, title, children }: { anchor: string; title: string; children: ReactNode }) {
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="min-w-0 scroll-mt-12 break-inside-auto lg:scroll-mt-14">
      <h2 id={`${anchor}-title`} className="mb-5 break-after-avoid font-serif text-2xl font-normal tracking-[-0.012em]">
        {title}
      </h2>
      {children}
    </section>
  );
}
