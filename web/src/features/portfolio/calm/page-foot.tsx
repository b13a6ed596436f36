import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Logo } from '../../../ui/logo';
import { texts } from '../texts';

/** `children`: what a visitor is told of the record of their visit. */
export function PageFoot({ children }: { children: ReactNode }) {
  return (
    <footer data-print="hide" className="mt-18 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line px-6 py-6 text-s text-ink-3 md:mt-28 md:px-8">
      <Link to={paths.home.href()} aria-label={texts.home} className="inline-flex min-h-11 items-center md:min-h-6">
        <Logo size={24} label="" />
      </Link>
      <span>{texts.tagline}</span>
      {children}
    </footer>
  );
}
