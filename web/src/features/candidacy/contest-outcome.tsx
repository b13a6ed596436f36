import type { OwnContest } from '@folia/contracts/contest/shapes';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { texts } from './texts';

const words = texts.contest;

/** What became of a contest: it waits, it is late, or it was answered, by whom and with which words. */
export function ContestOutcome({ contest: { from, reason, quotes, madeAt, dueAt, isLate, answer } }: { contest: OwnContest }) {
  const Sign = answer ? CircleCheck : isLate ? TriangleAlert : Clock;
  const tone = answer ? 'text-good' : isLate ? 'text-warn' : 'text-ink-2';
  return (
    <div className="mt-2 grid gap-1 border-t border-dashed border-line-strong pt-2 text-s text-ink-2">
      <p className="[overflow-wrap:anywhere]">
        {words.yours(madeAt, reason)}
        {quotes.map(({ itemId, field, entry, text }) => (
          <span key={`${itemId}-${field}-${entry}`} className="mt-1 block border-s border-leaf ps-2 font-serif text-ink">
            {text}
          </span>
        ))}
      </p>
      <p className="flex gap-1.5 [overflow-wrap:anywhere]">
        <Sign aria-hidden="true" className={`mt-[3px] size-3.5 shrink-0 ${tone}`} />
        <span>
          <b className={`font-[550] ${tone}`}>{answer ? words.answered(from, answer.to) : isLate ? words.late(dueAt) : words.waits(dueAt)}</b>{' '}
          {answer ? words.answer(answer.by, answer.at, answer.reason) : null}
          {answer && isLate ? ` ${words.wasLate(dueAt)}` : null}
        </span>
      </p>
    </div>
  );
}
