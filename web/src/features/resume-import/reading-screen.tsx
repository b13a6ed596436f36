import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { ProgressBar } from '../../ui/progress-bar';
import { WaitingNote } from '../../ui/waiting-note';
import { ReadingStepList } from './reading-step-list';
import type { Reading } from './reading-steps';
import { readingTexts } from './reading-texts';
import { texts } from './texts';

type ReadingScreenProps = {
  fileName: string;
  line: string;
  /** Known while uploading; reading itself has steps but no known length. */
  percent?: number;
  reading: Reading | null;
  onCancel: () => void;
  cancelling?: boolean;
};

/** Upload in percent, then named steps with what was counted. People may leave, and the screen says so. */
export function ReadingScreen({ fileName, line, percent, reading, onCancel, cancelling = false }: ReadingScreenProps) {
  return (
    <>
      <h1 className="headline">{texts.title}</h1>
      <p className="mt-1.5 mb-8 text-ink-2">{texts.lead}</p>
      <div className="grid gap-10 min-[1101px]:grid-cols-[380px_minmax(0,1fr)] min-[1101px]:gap-18">
        <section aria-label={readingTexts.reading}>
          <div className="mb-4 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5">
            <FileText aria-hidden="true" className="row-span-2 size-5 text-ink-3" />
            <b className="truncate font-semibold">{fileName}</b>
            <Button look="quiet" size="sm" busy={cancelling} className="col-start-3 row-span-2 row-start-1" onClick={onCancel}>
              {texts.cancel}
            </Button>
            <span className="text-xs text-ink-3">{line}</span>
          </div>
          <ProgressBar label={readingTexts.progress} value={percent} />
          <ReadingStepList reading={reading} />
          <WaitingNote isWaiting={reading?.isWaiting ?? false} className="mt-4" />
          {reading ? <p className="mt-3 text-xs text-ink-3">{readingTexts.mayLeave}</p> : null}
        </section>
        <Afterwards>{readingTexts.afterwards}</Afterwards>
      </div>
    </>
  );
}

function Afterwards({ children }: { children: ReactNode }) {
  return (
    <section>
      <h2 className="section-title mb-2.5">{children}</h2>
      <ul className="border-b border-line">
        {readingTexts.afterwardsSteps.map((step) => (
          <li key={step} className="flex min-h-11 items-center border-t border-line py-2 text-ink-2">
            {step}
          </li>
        ))}
      </ul>
    </section>
  );
}
