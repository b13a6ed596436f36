import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterLoad } from '../../lib/after-load';
import { chooseMeasuring } from '../../lib/choose-measuring';
import { webConfig } from '../../lib/config';
import { pageNow } from '../../lib/measuring';
import type { MeasuringChoice } from '../../lib/measuring-choice';
import { paths } from '../../lib/paths';
import { useMeasuringChoice } from '../../lib/use-measuring-choice';
import { Button } from '../../ui/button';
import { texts } from './texts';

/** Asks once whether this browser may be measured, on pages where it would be. Nothing waits for the answer, and both answers are one equal press. */
export function MeasuringBanner() {
  const { pathname } = useLocation();
  const choice = useMeasuringChoice();
  const [asksAt, setAsksAt] = useState<string | null>(null);
  const banner = useRef<HTMLElement>(null);
  useEffect(() => afterLoad(() => pageNow() && setAsksAt(pathname)), [pathname]);
  if (choice !== null || asksAt !== pathname) return null;
  const answer = (given: MeasuringChoice) => {
    // A focus that is here would be lost with it.
    if (banner.current?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    chooseMeasuring(given);
  };
  return (
    <section
      ref={banner}
      aria-label={texts.banner}
      data-measuring-banner
      data-print="hide"
      className="fixed inset-x-4 bottom-4 z-20 max-w-[25rem] animate-[rise-in_300ms_var(--ease-calm)_both] rounded-m border border-line-strong bg-raised p-4 text-s shadow-float md:start-6 md:end-auto md:bottom-6"
    >
      <p className="font-[550]">{texts.question}</p>
      <p className="mt-1 text-ink-2">
        {texts.told(new URL(webConfig().collector).host)}{' '}
        <Link to={`${paths.cookies.href()}#measuring`} className="link">
          {texts.more}
        </Link>
      </p>
      <p className="mt-3 grid grid-cols-2 gap-2">
        <Button onClick={() => answer('no')}>{texts.no}</Button>
        <Button onClick={() => answer('yes')}>{texts.yes}</Button>
      </p>
    </section>
  );
}
