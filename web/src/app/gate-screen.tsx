import { GatePage } from '../features/link-gate/gate-page';
import { texts as gateTexts } from '../features/link-gate/texts';
import { paths } from '../lib/paths';
import { Logo } from '../ui/logo';
import { texts } from './texts';
import { ThemeToggle } from './theme-toggle';

/** The gate has its own bar: the wordmark and the theme switch, and nothing that says who is looking. */
export function GateScreen() {
  const bar = 'flex items-center gap-3 border-line px-6 md:px-(--gutter)';
  return (
    <div className="flex min-h-dvh flex-col">
      <header className={`${bar} h-(--bar) justify-between border-b`}>
        <a href={paths.home.href()} aria-label={texts.home} className="inline-flex min-h-11 items-center rounded-s">
          <Logo size={30} label="" />
        </a>
        <ThemeToggle />
      </header>
      <main id="main" className="flex flex-1 flex-col items-center px-6 pt-10 pb-16 md:pt-[16vh]">
        <GatePage />
      </main>
      <footer className={`${bar} min-h-16 border-t text-[0.8125rem] text-ink-3`}>
        <Logo size={24} label="" />
        {gateTexts.tagline}
      </footer>
    </div>
  );
}
