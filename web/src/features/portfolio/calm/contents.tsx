import { useEffect, useState } from 'react';
import { texts } from '../texts';

export type ContentsEntry = { anchor: string; title: string };

/** Contents: left and sticky on wide screens, a strip under the bar below 1200 px. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const current = useCurrentSection(entries);
  if (entries.length < 2) return <div className="hidden lg:block" />;
  return (
    <nav
      aria-label={texts.contents}
      data-part="contents"
      data-print="hide"
      className="sticky top-(--bar) z-5 -mx-6 mb-12 overflow-x-auto border-y border-line bg-ground text-s text-ink-3 [mask-image:linear-gradient(90deg,#000_calc(100%-48px),transparent)] [scrollbar-width:none] lg:static lg:mx-0 lg:h-full lg:mb-0 lg:overflow-visible lg:border-0 lg:[mask-image:none]"
    >
      <ol className="flex w-max gap-6 px-6 pe-12 lg:sticky lg:top-[calc(var(--bar)+32px)] lg:[body:has([data-owner-bar])_&]:top-[calc(var(--bar)+84px)] lg:w-auto lg:flex-col lg:gap-0 lg:p-0">
        {entries.map(({ anchor, title }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              aria-current={current === anchor ? 'location' : undefined}
              className="block py-[0.6875rem] whitespace-nowrap transition-colors duration-120 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink lg:py-1"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The section in the upper third of the screen; the first one until anything has been measured. */
function useCurrentSection(entries: readonly ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState(entries[0]?.anchor);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) isIntersecting ? seen.add(target.id) : seen.delete(target.id);
        const first = entries.find(({ anchor }) => seen.has(anchor));
        // The last sections cannot scroll up to the reading line, so there the requested one counts.
        const isEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
        const asked = isEnd && entries.find(({ anchor }) => `#${anchor}` === window.location.hash);
        if (asked || first) setCurrent((asked || first)?.anchor);
      },
      { rootMargin: '-104px 0px -66% 0px' },
    );
    for (const { anchor } of entries) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
