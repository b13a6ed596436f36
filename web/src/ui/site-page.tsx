import type { ReactNode } from 'react';

type SitePageProps = {
  title: string;
  lead: ReactNode;
  /** Beside the headline on wide screens, below it on others. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A public page that belongs to no person: a large headline, what the page is about, and air. */
export const SitePage = ({ title, lead, aside, children }: SitePageProps) => (
  <div className="mx-auto w-full max-w-[1216px] px-6 pt-10 md:px-8 md:pt-18">
    <header className="grid items-end gap-x-6 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h1 className="-ms-[0.03em] max-w-[15em] font-serif text-4xl font-normal tracking-[-0.024em]">{title}</h1>
        <p className="mt-4 max-w-[34em] font-serif text-[1.1875rem] leading-[1.45] text-ink-2 md:text-xl md:leading-[1.4]">{lead}</p>
      </div>
      {aside}
    </header>
    {children}
  </div>
);

type SiteSectionProps = { title: string; id?: string; children: ReactNode; className?: string };

/** One part of such a page under its own headline. */
export const SiteSection = ({ title, id, children, className = '' }: SiteSectionProps) => (
  <section id={id} aria-label={title} className={`scroll-mt-6 pt-18 md:pt-28 ${className}`}>
    <h2 className="mb-6 max-w-[18em] font-serif text-[1.75rem] leading-[1.12] tracking-[-0.018em] md:text-3xl">{title}</h2>
    {children}
  </section>
);
