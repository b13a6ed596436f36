import { Check } from 'lucide-react';
import { Button } from '../../../ui/button';
import { reviewTexts } from './review-texts';

type DecisionButtonsProps = { title: string; isCurrent: boolean; onAccept: () => void; onEdit?: () => void; onDrop: () => void; dropLabel?: string };

/** Accept, Edit, Drop. Only the current card has the filled button: one primary per view. */
export function DecisionButtons({ title, isCurrent, onAccept, onEdit, onDrop, dropLabel = reviewTexts.drop }: DecisionButtonsProps) {
  return (
    <div className="flex gap-1 max-sm:mt-2 max-sm:w-full sm:ms-auto">
      <Button
        size="sm"
        look={isCurrent ? 'primary' : 'outlined'}
        icon={<Check />}
        className="max-sm:flex-1"
        aria-label={`${reviewTexts.accept}: ${title}`}
        onClick={onAccept}
      >
        {reviewTexts.accept}
      </Button>
      {onEdit ? (
        <Button size="sm" look="quiet" aria-label={`${reviewTexts.edit}: ${title}`} onClick={onEdit}>
          {reviewTexts.edit}
        </Button>
      ) : null}
      <Button size="sm" look="quiet" aria-label={`${dropLabel}: ${title}`} onClick={onDrop}>
        {dropLabel}
      </Button>
    </div>
  );
}
