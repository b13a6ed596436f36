import { TriangleAlert, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { readStored, storageKeys, writeStored } from '../lib/storage';
import { texts } from './texts';

const never = () => () => {};
const wasDismissed = () => readStored('localStorage', storageKeys.banner) !== null;

/** Remembered across visits and sign-outs. The server does not know, so it always writes the banner; a dismissed one is never painted. */
export function PreviewBanner() {
  const dismissed = useSyncExternalStore(never, wasDismissed, () => false);
  const [closed, setClosed] = useState(false);
  if (dismissed || closed) return null;
  const dismiss = () => {
    writeStored('localStorage', storageKeys.banner, 'true');
    setClosed(true);
  };
  return (
    <aside
      data-print="hide"
      data-preview-banner
      className="flex items-center gap-3 bg-warn-wash py-1 ps-(--gutter) pe-3 text-xs md:pe-[calc(var(--gutter)-10px)]"
    >
      <TriangleAlert aria-hidden="true" className="hidden size-4 shrink-0 text-warn md:block" />
      <p className="flex-1 py-1">
        <b className="font-semibold text-warn">{texts.bannerLead}</b>
        {texts.banner}
      </p>
      <button
        type="button"
        aria-label={texts.dismissBanner}
        title={texts.dismissBanner}
        onClick={dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-s text-warn md:pointer-fine:size-7"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </aside>
  );
}
