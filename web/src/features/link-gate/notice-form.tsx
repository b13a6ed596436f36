import type { LinkAsks } from '@folia/contracts/link/gate';
import { FileText } from 'lucide-react';
import { gateWords } from '../../lib/gate-words';
import { Panel } from './panel';
import { StepForm } from './step-form';
import type { Shown } from './use-gate';

type NoticeFormProps = { notice: NonNullable<LinkAsks['notice']>; busy: boolean; onOpen: (shown: Shown) => Promise<void> };

/** The owner's notice, in their words, and one button that accepts it. */
export function NoticeForm({ notice: { text, version }, busy, onOpen }: NoticeFormProps) {
  return (
    <Panel sign={<FileText />} title={gateWords.notice.title} text={gateWords.notice.text}>
      <StepForm button={gateWords.notice.button} busy={busy} onSubmit={(press) => void onOpen({ press, accepts: version })}>
        <blockquote
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long notice scrolls, also by keyboard
          tabIndex={0}
          className="own-words max-h-[40vh] overflow-y-auto border-s-2 border-line-strong ps-4 font-serif text-m leading-[1.55] whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {text}
        </blockquote>
      </StepForm>
    </Panel>
  );
}
