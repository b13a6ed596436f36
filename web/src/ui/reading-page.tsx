import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from './texts';

type ReadingPageProps = {
  title: string;
  lead?: string;
  /** Trusted HTML, and its sections (web/content). */
  html: string;
  sections: readonly { id: string; title: string }[];
  /** Between the headline and the text: dates, an author, the way back. */
  above?: ReactNode;
  below?: ReactNode;
};

/** A page for reading: its contents beside one calm column. */
export function ReadingPage({ title, lead, html, sections, above, below }: ReadingPageProps) {
  return (
    <div className="page grid gap-x-12 gap-y-8 py-10 md:py-16 lg:grid-cols-[208px_minmax(0,680px)]">
      <header className="lg:col-start-2">
        <h1 className="-ms-[0.018em] font-serif text-4xl font-normal tracking-[-0.022em]">{title}</h1>
        {lead ? <p className="mt-4 font-serif text-xl text-balance text-ink-2">{lead}</p> : null}
        {above}
      </header>
      {sections.length > 1 ? (
        <nav aria-label={texts.contents} data-print="hide" className="text-s text-ink-2 lg:col-start-1 lg:row-start-2">
          <ol className="flex flex-wrap gap-x-6 lg:sticky lg:top-[calc(var(--bar)+32px)] lg:block">
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className="inline-flex min-h-11 items-center hover:text-leaf md:min-h-8">
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div className="min-w-0 lg:col-start-2 lg:row-start-2">
        <ReadingText html={html} />
        {below}
      </div>
    </div>
  );
}

/** Text from web/content. Links to pages of ours go there without loading everything again. */
export function ReadingText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const shown = text.current;
    const follow = (event: MouseEvent) => {
      const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
      const wantsTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
      if (!href?.startsWith('/') || wantsTab) return;
      event.preventDefault();
      void navigate(href);
    };
    shown?.addEventListener('click', follow);
    return () => shown?.removeEventListener('click', follow);
  }, [navigate]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it was made of our own Markdown at build, which holds no HTML of its own.
  return <div ref={text} className="reading" dangerouslySetInnerHTML={{ __html: html }} />;
}
