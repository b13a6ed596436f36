import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { texts } from './texts';

/** From the Career Center down to where one is. */
export function Crumbs({ here }: { here: string }) {
  return (
    <nav aria-label={texts.crumbs}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-[0.8125rem] text-ink-3">
        <li className="inline-flex items-center gap-1.5">
          <Link to={paths.careerCenter.href()} className="inline-flex min-h-11 items-center hover:text-ink md:min-h-6">
            {texts.careerCenter}
          </Link>
          <ChevronRight aria-hidden="true" className="size-3.5" />
        </li>
        <li aria-current="page" className="truncate text-ink-2">
          {here}
        </li>
      </ol>
    </nav>
  );
}
