import type { TeamContest } from '@folia/contracts/contest/shapes';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { AnswerContestDialog } from './answer-contest-dialog';
import { contestTexts as texts } from './contest-texts';

type ContestViewProps = { jobId: string; contest: TeamContest; criterion: string; state: TeamContest['from'] | null; who: (id: string | null) => string };

/** What a candidate says about a finding, until when it is answered, and the answer. */
export function ContestView({ jobId, contest, criterion, state, who }: ContestViewProps) {
  const [isAnswering, setAnswering] = useState(false);
  const { reason, quotes, madeAt, dueAt, isLate, from, answer } = contest;
  return (
    <div className="grid gap-1.5 text-[0.8125rem]">
      <p className="flex gap-1.5 [&_svg]:mt-[3px] [&_svg]:size-3.5 [&_svg]:shrink-0">
        <Scale aria-hidden="true" className={answer ? 'text-ink-3' : 'text-warn'} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <b className="font-[550]">{texts.contested(madeAt)}</b> “{reason}”
        </span>
      </p>
      {quotes.map(({ itemId, field, entry, text, heading }) => (
        <blockquote
          key={`${itemId}-${field}-${entry}`}
          className="ms-5 border-s border-leaf ps-2.5 font-serif text-[0.9375rem] leading-[1.5] [overflow-wrap:anywhere]"
        >
          {text} <span className="font-sans text-xs text-ink-3">{heading}</span>
        </blockquote>
      ))}
      <div className="ms-5 grid gap-1.5">
        {answer ? (
          <p className="text-ink-2 [overflow-wrap:anywhere]">
            {texts.answered(who(answer.by), from, answer.to, answer.at, answer.reason)} {isLate ? texts.wasLate(dueAt) : null}
          </p>
        ) : (
          <>
            <p className={isLate ? 'text-warn' : 'text-ink-2'}>{isLate ? texts.late(dueAt) : texts.due(dueAt)}</p>
            <div>
              <Button size="sm" onClick={() => setAnswering(true)}>
                {texts.answer}
              </Button>
            </div>
          </>
        )}
      </div>
      {isAnswering ? (
        <AnswerContestDialog jobId={jobId} contest={contest} criterion={criterion} state={state ?? from} onClose={() => setAnswering(false)} />
      ) : null}
    </div>
  );
}
