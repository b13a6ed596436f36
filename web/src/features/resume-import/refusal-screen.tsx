import { FileUp, PenLine, RotateCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Signal } from '../../ui/signal';
import { acceptedTypes } from './check-file';
import type { Refusal } from './refusal';
import { texts } from './texts';

type RefusalScreenProps = { refusal: Refusal; onFile: (file: File) => void; onByHand: () => void; onAgain?: () => void };

// The same file may be read again only where the trouble was not in it.
const notTheFile = ['CONNECTION', 'INTERNAL', 'UNAVAILABLE', 'TIMEOUT', 'TOO_MANY_REQUESTS'];
const accept = Object.entries(acceptedTypes).flat(2).join(',');

/** A file that did not become a review: the cause, what became of it, and the ways on, the nearest first. */
export function RefusalScreen({ refusal, onFile, onByHand, onAgain }: RefusalScreenProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { title, text, fileName, requestId, code } = refusal;
  const canChoose = code !== 'QUOTA_EXCEEDED';
  return (
    <div className="grid gap-10 pt-4 min-[1101px]:grid-cols-2 min-[1101px]:gap-18">
      <div role="alert">
        <Signal tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
          {fileName}
        </Signal>
        <h1 className="headline mt-3 mb-2 max-w-[22em]">{title}</h1>
        <p className="max-w-[52ch] text-ink-2">{text}</p>
        {requestId ? (
          <p className="mt-4 flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
            {texts.refusal.request(requestId)}
            <CopyButton value={requestId} />
          </p>
        ) : null}
      </div>
      <ul className="self-start border-b border-line">
        {onAgain && notTheFile.includes(code) ? (
          <Way icon={<RotateCw />} title={texts.refusal.again} text={texts.refusal.againText}>
            <Button size="sm" look="primary" onClick={onAgain}>
              {texts.tryAgain}
            </Button>
          </Way>
        ) : null}
        {canChoose ? (
          <Way icon={<FileUp />} title={texts.refusal.another} text={texts.dropHint}>
            <input
              ref={picker}
              type="file"
              accept={accept}
              aria-label={texts.choose}
              tabIndex={-1}
              className="sr-only"
              onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
            />
            <Button size="sm" onClick={() => picker.current?.click()}>
              {texts.choose}
            </Button>
          </Way>
        ) : null}
        <Way icon={<PenLine />} title={texts.byHand} text={texts.refusal.handText}>
          <Button size="sm" onClick={onByHand}>
            {texts.refusal.start}
          </Button>
        </Way>
      </ul>
    </div>
  );
}

function Way({ icon, title, text, children }: { icon: ReactNode; title: string; text: string; children: ReactNode }) {
  return (
    <li className="grid min-h-[60px] grid-cols-[20px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-t border-line py-2.5 sm:grid-cols-[20px_minmax(0,1fr)_auto] [&>svg]:size-4 [&>svg]:text-ink-3">
      {icon}
      <span>
        <b className="block font-semibold">{title}</b>
        <span className="text-xs text-ink-3">{text}</span>
      </span>
      <span className="max-sm:col-start-2">{children}</span>
    </li>
  );
}
