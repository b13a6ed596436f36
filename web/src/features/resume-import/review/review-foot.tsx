import { Button } from '../../../ui/button';
import type { sumUp } from './review-cards';
import { reviewTexts } from './review-texts';
import type { DraftState } from './use-draft';

type ReviewFootProps = { sum: ReturnType<typeof sumUp>; state: DraftState; trouble: string | null; saving: boolean; onDiscard: () => void; onSave: () => void };

/** Sticks to the bottom: the total, the state of the draft, and the one button that saves. */
export function ReviewFoot({ sum, state, trouble, saving, onDiscard, onSave }: ReviewFootProps) {
  const rest = [sum.undecided > 0 ? reviewTexts.sum.undecided(sum.undecided) : '', sum.dropped > 0 ? reviewTexts.sum.dropped(sum.dropped) : ''].filter(Boolean);
  const draftWords = state.name === 'saved' ? reviewTexts.savedAt(state.at) : state.name === 'saving' ? reviewTexts.saving : reviewTexts.notSaved;
  return (
    <div className="sticky bottom-0 z-20 -mx-1 mt-6 px-1 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line-strong bg-ground py-2 md:py-3">
      {trouble ? (
        <p role="alert" className="w-full text-bad">
          {trouble}
        </p>
      ) : null}
      <p className="max-sm:w-full max-md:text-s">
        <b className="font-semibold">{reviewTexts.sum.accepted(sum.accepted)}</b>
        {rest.map((words) => (
          <span key={words} className="text-ink-3">
            {' · '}
            {words}
          </span>
        ))}
      </p>
      <span role="status" className={`text-xs md:ms-auto ${state.name === 'unsaved' ? 'text-warn max-md:w-full' : 'text-ink-3 max-md:sr-only'}`}>
        {draftWords}
      </span>
      <Button look="quiet" onClick={onDiscard}>
        {reviewTexts.discard}
      </Button>
      <Button look="primary" busy={saving} disabled={sum.accepted === 0 && !sum.hasBasics} className="max-sm:flex-1" onClick={onSave}>
        {reviewTexts.save(sum.accepted)}
      </Button>
    </div>
  );
}
