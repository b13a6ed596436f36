import { FileUp, Layers, PenLine, RotateCw, TextQuote, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Signal } from '../../ui/signal';
import { type RefusalCause, refusalFor } from './refusal';
import { resumeAccept } from './sources';
import { startTexts as texts } from './start-texts';
import { WayRow } from './way-row';
import type { WaysIn } from './ways-in';

type RefusalScreenProps = { cause: RefusalCause; fileName: string; ways: WaysIn; onAgain?: () => void; wait?: ReactNode };

// The same file may be read again only if the problem was not in the file.
const notTheFile = ['CONNECTION', 'INTERNAL', 'UNAVAILABLE', 'TIMEOUT', 'TOO_MANY_REQUESTS'];

/** A file that did not become a review: the cause, what happened to it, and the next steps, most likely first. `wait`: the file itself can wait. */
export function RefusalScreen({ cause, fileName, ways, onAgain, wait }: RefusalScreenProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { title, text, requestId, code } = refusalFor(cause, fileName);
  const canChoose = code !== 'QUOTA_EXCEEDED';
  return (
    <div className="grid gap-10 pt-4 min-[1101px]:grid-cols-2 min-[1101px]:gap-18">
      <div role="alert">
        <Signal tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
          {fileName}
        </Signal>
        <h1 className="headline mt-3 mb-2 max-w-[22em]">{title}</h1>
        <p className="max-w-[52ch] text-ink-2">{text}</p>
        {canChoose && !notTheFile.includes(code) ? (
          <p className="mt-3">
            <Link to={paths.helpArticle.href('refused-files')} className="link">
              {texts.refusal.help}
            </Link>
          </p>
        ) : null}
        {requestId ? (
          <p className="mt-4 flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
            {texts.refusal.request(requestId)}
            <CopyButton value={requestId} />
          </p>
        ) : null}
        {wait ? <div className="mt-6 max-w-120">{wait}</div> : null}
      </div>
      <ul className="self-start border-b border-line">
        {onAgain && notTheFile.includes(code) ? (
          <WayRow icon={<RotateCw />} title={texts.refusal.again} text={texts.refusal.againText}>
            <Button size="sm" look="primary" onClick={onAgain}>
              {texts.tryAgain}
            </Button>
          </WayRow>
        ) : null}
        {canChoose ? (
          <WayRow icon={<FileUp />} title={texts.refusal.another} text={texts.dropHint}>
            <input
              ref={picker}
              type="file"
              accept={resumeAccept}
              aria-label={texts.choose}
              tabIndex={-1}
              className="sr-only"
              onChange={({ target }) => target.files?.[0] && ways.onFile(target.files[0], 'resume')}
            />
            <Button size="sm" onClick={() => picker.current?.click()}>
              {texts.choose}
            </Button>
          </WayRow>
        ) : null}
        {canChoose ? (
          <>
            <WayRow icon={<TextQuote />} title={texts.refusal.paste} text={texts.refusal.pasteText}>
              <Button size="sm" onClick={ways.onPaste}>
                {texts.others.text.action}
              </Button>
            </WayRow>
            <WayRow icon={<Layers />} title={texts.refusal.others} text={texts.refusal.othersText}>
              <Button size="sm" onClick={ways.onOthers}>
                {texts.refusal.show}
              </Button>
            </WayRow>
          </>
        ) : null}
        <WayRow icon={<PenLine />} title={texts.byHand} text={texts.refusal.handText}>
          <Button size="sm" onClick={ways.onByHand}>
            {texts.refusal.start}
          </Button>
        </WayRow>
      </ul>
    </div>
  );
}
