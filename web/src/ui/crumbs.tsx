import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

export type Crumb = { label: string; href: string };

/** The path to this page; `label` names it for screen readers. */
export function Crumbs({ label, way, here }: { label: string; way: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label={label} data-print="hide">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-[0.8125rem] text-ink-3">
        {way.map(({ label: name, href }) => (
          <li key={href} className="inline-flex items-center gap-1.5">
            <Link to={href} className="inline-flex min-h-11 items-center hover:text-ink md:min-h-6">
              {name}
            </Link>
            <ChevronRight aria-hidden="true" className="size-3.5" />
          </li>
        ))}
        <li aria-current="page" className="truncate text-ink-2">
          {here}
        </li>
      </ol>
    </nav>
  );
}
