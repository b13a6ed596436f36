import type { BoardRow } from '@folia/contracts/screening/board';
import { type CandidateStage, candidateStages } from '@folia/contracts/screening/words';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { lazyPart } from '../../../ui/lazy-part';
import { Menu } from '../../../ui/menu';
import { nameOf } from './columns';
import { mostCompared } from './most-compared';
import { texts } from './texts';

const words = texts.selection;
const HandOverButton = lazyPart('board-parts', async () => (await import('./board-parts')).HandOverButton, { inPlace: true });
// Nobody is declined in bulk.
const together = candidateStages.filter((stage) => stage !== 'declined');

type SelectionBarProps = {
  jobId: string;
  rows: readonly BoardRow[];
  busy: boolean;
  onClear: () => void;
  onMove: (stage: CandidateStage) => void;
  onHandOver: () => void;
};

/** What can be done with the selected candidates, at the foot of the screen. */
export function SelectionBar({ jobId, rows, busy, onClear, onMove, onHandOver }: SelectionBarProps) {
  if (rows.length === 0) return null;
  const canCompare = rows.length >= 2 && rows.length <= mostCompared;
  return (
    <div className="sticky bottom-4 z-20 mt-6 flex justify-center">
      <section
        aria-label={words.label}
        className="flex max-w-full animate-[rise-in_300ms_var(--ease-calm)_both] flex-wrap items-center gap-x-2.5 gap-y-2 rounded-m border border-line-strong bg-raised py-2 ps-4 pe-2 shadow-float max-md:w-full"
      >
        <p aria-live="polite" className="min-w-0 max-md:w-full">
          <b className="font-semibold">{words.count(rows.length)}</b>{' '}
          <span className="text-ink-2">{rows.length > mostCompared ? words.tooMany : rows.map(nameOf).join(', ')}</span>
        </p>
        <Button look="quiet" size="sm" onClick={onClear}>
          {words.clear}
        </Button>
        <Menu
          label={words.move}
          trigger={
            <Button size="sm" busy={busy}>
              {words.move}
            </Button>
          }
          items={together.map((stage) => ({ label: texts.stage(stage), onSelect: () => onMove(stage) }))}
        />
        <HandOverButton jobId={jobId} onPress={onHandOver} />
        {canCompare ? (
          <Link
            to={paths.screeningCompare.href(
              jobId,
              rows.map(({ id }) => id),
            )}
            className={buttonClass({ look: 'primary', size: 'sm', className: 'max-md:flex-1' })}
          >
            {words.compare(rows.length)}
          </Link>
        ) : null}
      </section>
    </div>
  );
}
