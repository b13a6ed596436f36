import type { Cell } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { Scale } from 'lucide-react';
import { markClass } from '../../../ui/evidence-mark';
import { FindingSign } from '../../../ui/finding-sign';
import type { CellPlace } from './candidate-cells';
import { texts } from './texts';

type FindingCellProps = {
  criterion: Criterion;
  cell: Cell | undefined;
  column: number;
  place: CellPlace;
  /** In the open row: the number of its first quote. */
  number: number | null;
  isChosen: boolean;
  onOpen: () => void;
};

/** One cell of a criterion: its sign in colour, its word in ink, and a leaf where words stand behind it. */
export function FindingCell({ criterion, cell, column, place, number, isChosen, onOpen }: FindingCellProps) {
  const state = cell?.state ?? null;
  if (!cell || state === null)
    return (
      <div role="gridcell" aria-colindex={column + 1} {...place} className="text-xs text-ink-3 md:self-center">
        <span aria-hidden="true">{texts.beingRead}</span>
        <span className="sr-only">{texts.notRead}</span>
      </div>
    );
  return (
    <div role="gridcell" aria-colindex={column + 1} className="min-w-0 md:self-center">
      <button
        type="button"
        {...place}
        aria-label={texts.findingLabel(criterion.words, state, cell.quotes, cell.isChanged, cell.isContested)}
        aria-expanded={isChosen}
        onClick={onOpen}
        className={`inline-flex items-center gap-1.5 rounded-s text-[0.8125rem] whitespace-nowrap hover:bg-raised max-md:size-6 max-md:justify-center md:-ms-1.5 md:min-h-9 md:px-1.5 ${isChosen ? 'bg-raised font-[550] text-ink shadow-[0_0_0_1px_var(--line-strong)]' : state === 'met' ? 'text-ink-2' : 'text-ink'}`}
      >
        <FindingSign state={state} />
        <span className={`max-md:sr-only ${cell.isChanged ? 'underline decoration-dotted decoration-ink-3 underline-offset-4' : ''}`}>
          {texts.state(state)}
        </span>
        {cell.isContested ? <Scale aria-hidden="true" className="size-3.5 shrink-0 text-warn max-md:hidden" /> : null}
        {number !== null ? (
          <span data-mark={criterion.id} className={`max-md:hidden ${markClass(isChosen)}`}>
            {number}
          </span>
        ) : cell.quotes > 0 ? (
          <Stem className="max-md:hidden" />
        ) : null}
      </button>
    </div>
  );
}

/** The small leaf without a number: words stand behind this. */
export const Stem = ({ className = '' }: { className?: string }) => (
  <i
    aria-hidden="true"
    className={`inline-block size-2 shrink-0 rounded-[4px_4px_4px_1px] bg-leaf-wash shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--leaf)_60%,transparent)] ${className}`}
  />
);
