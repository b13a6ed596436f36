import { Check, Link2, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { texts } from '../texts';

/** The look of the actions on this line. */
export const pageAction = 'inline-flex min-h-11 items-center gap-2 text-s text-ink-2 transition-colors duration-120 hover:text-leaf md:min-h-10 [&_svg]:size-4';

/** Plain words with an icon; nothing floats over the page. `path` is null for visitors who came through a link: they have no address to share. */
export function PageActions({ path, children }: { path: string | null; children?: ReactNode }) {
  return (
    <div data-part="actions" data-print="hide" className="mt-4 flex flex-wrap gap-x-6 md:mt-6">
      {path === null ? null : <CopyLink path={path} />}
      <button type="button" onClick={() => window.print()} className={pageAction}>
        <Printer aria-hidden="true" />
        {texts.print}
      </button>
      {children}
    </div>
  );
}

/** Copies the address of one of our pages. */
export function CopyLink({ path }: { path: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.origin + path);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
    setTimeout(() => setOutcome(null), 2500);
  };
  return (
    <button type="button" onClick={copy} className={pageAction}>
      {outcome === 'copied' ? <Check aria-hidden="true" className="text-leaf" /> : <Link2 aria-hidden="true" />}
      <span aria-live="polite">{outcome === 'copied' ? texts.copied : outcome === 'failed' ? texts.copyFailed : texts.copyLink}</span>
    </button>
  );
}
