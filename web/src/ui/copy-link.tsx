import { Check, Link2 } from 'lucide-react';
import { useState } from 'react';
import { pageAction } from './page-action';
import { texts } from './texts';

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
      <span aria-live="polite">{outcome === 'copied' ? texts.copied : outcome === 'failed' ? texts.linkCopyFailed : texts.copyLink}</span>
    </button>
  );
}
