import type { DeepTalkOverview } from '@folia/contracts/deep-talk/shapes';
import { Contact, Scale } from 'lucide-react';
import { useRef } from 'react';
import { Select } from '../../ui/select';
import { AskField } from './ask-field';
import type { Closed } from './closed-because';
import { ClosedTalk } from './closed-talk';
import { Suggestions } from './suggestions';
import { texts } from './texts';
import type { Turn } from './turn';

type AskFootProps = {
  name: string;
  overview: DeepTalkOverview | undefined;
  closed: Closed | null;
  question: { text: string; type: (text: string) => void };
  turns: readonly Turn[];
  isAnswering: boolean;
  online: boolean;
  choice: { value: string; choices: readonly { value: string; label: string }[]; choose: (value: string) => void } | null;
  onSend: (text: string) => void;
  onStop: () => void;
  onAskPerson?: (question: string) => void;
  /** What was done beside asking. */
  said: string | null;
  onCompare: () => void;
  /** Only where the person can read what is left. */
  onLeaveContact?: () => void;
};

/** The field with what can be asked above it; under a conversation that has ended, what is left to do. */
export function AskFoot({
  name,
  overview,
  closed,
  question,
  turns,
  isAnswering,
  online,
  choice,
  onSend,
  onStop,
  onAskPerson,
  said,
  onCompare,
  onLeaveContact,
}: AskFootProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const asked = turns.map((turn) => turn.question);
  const answers = overview?.answers;
  const isSpent = answers?.isSpent === true;
  const spent = isSpent ? texts.spent(new Date(answers.resetsAt)) : null;
  // Said once: there, where the last question was not taken.
  const isSaid = turns.at(-1)?.trouble?.words === spent;
  const note = !online ? texts.offline : spent && !isSaid ? spent : said;
  const open = (overview?.suggestions ?? []).filter((one) => !asked.includes(one));
  return (
    <footer className="px-4 pt-2 pb-3.5 sm:px-7 sm:pb-4">
      {closed ? (
        turns.length > 0 ? (
          <ClosedTalk closed={closed} name={name} onAskPerson={onAskPerson && (() => onAskPerson(question.text.trim()))} />
        ) : null
      ) : (
        <>
          <Suggestions
            questions={open.slice(0, asked.length === 0 ? 4 : 3)}
            others={[
              { label: texts.compare, icon: <Scale aria-hidden="true" />, onChoose: onCompare },
              ...(onLeaveContact ? [{ label: texts.leaveContact, icon: <Contact aria-hidden="true" />, onChoose: onLeaveContact }] : []),
            ]}
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
