import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';
import { Logo } from '../ui/logo';
import { siteFooterTexts as texts } from './site-footer-texts';

/** The way to every public page, below each of them. */
export function SiteFooter() {
  return (
    <footer data-print="hide" className="mt-22 border-t border-line pt-12 pb-8 text-s md:mt-34">
      <div className="mx-auto grid w-full max-w-[1216px] grid-cols-2 gap-x-6 gap-y-8 px-6 md:grid-cols-[2fr_1fr_1fr_1fr] md:px-8">
        <div className="max-md:col-span-2">
          <Link to={paths.home.href()} aria-label={texts.home} className="inline-flex min-h-11 items-center rounded-s md:min-h-8">
            <Logo size={36} label="" />
          </Link>
          <p className="mt-2 max-w-[30ch] text-ink-3">{texts.tagline}</p>
        </div>
        {texts.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-1 font-medium">{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="inline-flex min-h-11 min-w-11 items-center text-ink-3 hover:text-ink md:min-h-7">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
