import type { DeepTalkOverview } from '@folia/contracts/deep-talk/shapes';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { paths } from '../../lib/paths';
import { Select } from '../../ui/select';
import { AskField } from './ask-field';
import type { AskedAbout } from './asked-about';
import { ClosedTalk } from './closed-talk';
import { Suggestions } from './suggestions';
import { texts } from './texts';
import { troubleOf } from './trouble';
import type { Turn } from './turn';

type AskFootProps = {
  about: AskedAbout;
  overview: UseQueryResult<DeepTalkOverview>;
  question: { text: string; type: (text: string) => void };
  newest: Turn | undefined;
  isOwner: boolean;
  isAnswering: boolean;
  online: boolean;
  choice: { value: string; choices: readonly { value: string; label: string }[]; choose: (value: string) => void } | null;
  onSend: (text: string) => void;
  onStop: () => void;
  onAskPerson?: (question: string) => void;
};

/** The field with what can be asked above it, or the reason why nothing can. */
export function AskFoot(props: AskFootProps) {
  const { about, overview, question, newest, isAnswering, online, choice, onSend, onStop } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const closed = closedBecause(props);
  const answers = overview.data?.answers;
  const isSpent = answers?.isSpent === true;
  const note = !online ? texts.offline : isSpent ? texts.spent(new Date(answers.resetsAt)) : null;
  return (
    <footer className="px-4 pt-2 pb-3.5 sm:px-7 sm:pb-4">
      {closed ? (
        <ClosedTalk {...closed} name={about.name} />
      ) : (
        <>
          <Suggestions
            questions={newest ? [] : (overview.data?.suggestions ?? [])}
            isHeld={isAnswering || isSpent || !online}
            onChoose={(text) => {
              onSend(text);
              field.current?.focus();
            }}
          />
          <AskField
            ref={field}
            text={question.text}
            onType={question.type}
            onSend={() => onSend(question.text.trim())}
            onStop={onStop}
            isAnswering={isAnswering}
            isHeld={isSpent || !online}
            count={answers ?? null}
            note={note}
          />
        </>
      )}
      {choice ? (
        <div data-print="hide" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-xs text-ink-3">{texts.askAs}</span>
          <Select hideLabel label={texts.askAs} className="w-56" options={choice.choices} value={choice.value} onChange={choice.choose} />
        </div>
      ) : null}
    </footer>
  );
}

type Closed = { words: string; own?: { label: string; href: string }; onAskPerson?: () => void; onAgain?: () => void };

function closedBecause({ about: { name }, overview, question, newest, isOwner, onAskPerson }: AskFootProps): Closed | null {
  const write = onAskPerson && (() => onAskPerson(question.text.trim()));
  if (newest?.trouble?.ends) return { words: newest.trouble.words, onAskPerson: write };
  if (overview.isError) {
    const { words, ends } = troubleOf(overview.error, name);
    return ends ? { words, onAskPerson: write } : { words: `${texts.loadFailed} ${words}`, onAgain: () => void overview.refetch() };
  }
  if (!overview.data) return null;
  const { hasContent, enabled } = overview.data;
  if (!hasContent && isOwner) return { words: texts.nothingYetOwner, own: { label: texts.importResume, href: paths.resumeImport.href() } };
  if (!hasContent) return { words: texts.nothingYet(name), onAskPerson: write };
  if (!enabled && isOwner) return { words: texts.switchedOffOwner, own: { label: texts.toSettings, href: paths.settingsTab.href('deep-talk') } };
  return enabled ? null : { words: texts.switchedOff(name), onAskPerson: write };
}
