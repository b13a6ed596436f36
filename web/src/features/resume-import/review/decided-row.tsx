import { CircleCheck, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Signal } from '../../../ui/signal';
import { reviewTexts } from './review-texts';

type DecidedRowProps = { title: ReactNode; words?: string; isDropped?: boolean; onUndo?: () => void; undoLabel: string };

/** A decided card collapses into one line with a way back. */
export function DecidedRow({ title, words, isDropped = false, onUndo, undoLabel }: DecidedRowProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
      <span className={`min-w-0 flex-1 basis-52 ${isDropped ? 'text-ink-3 line-through' : 'font-[550]'}`}>{title}</span>
      <Signal tone={isDropped ? 'off' : 'good'} icon={isDropped ? <CircleMinus aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}>
        {words ?? (isDropped ? reviewTexts.dropped : reviewTexts.accepted)}
      </Signal>
      {onUndo ? (
        <Button look="quiet" size="sm" aria-label={`${reviewTexts.undo}: ${undoLabel}`} onClick={onUndo}>
          {reviewTexts.undo}
        </Button>
      ) : null}
    </div>
  );
}
