import type { Criterion } from '@folia/contracts/screening/shapes';
import type { CriterionImportance } from '@folia/contracts/screening/words';
import { ArrowDown, ArrowUp, MoreHorizontal, Pencil, TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Menu } from '../../../ui/menu';
import { texts } from './texts';

type CriterionRowProps = {
  criterion: Criterion;
  isFirst: boolean;
  isLast: boolean;
  onChange: () => void;
  onImportance: (importance: CriterionImportance) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

/** One criterion: its words, what is looked for, and its points. */
export function CriterionRow({
  criterion: { words, importance, points, looksFor, warning },
  isFirst,
  isLast,
  onChange,
  onImportance,
  onMove,
  onRemove,
}: CriterionRowProps) {
  // What is looked for is said where it is not the same words.
  const isSame = looksFor.length === 1 && looksFor[0]?.toLowerCase() === words.toLowerCase();
  const become = [
    { to: 'must', label: texts.makeMust },
    { to: 'nice', label: texts.makeNice },
    { to: 'excluded', label: texts.leaveOut },
  ] as const;
  return (
    <li className="flex min-h-13 items-center gap-x-3 py-2">
      <button type="button" onClick={onChange} className="group min-w-0 flex-1 rounded-s text-start">
        <b className={`font-semibold [overflow-wrap:anywhere] group-hover:text-leaf ${importance === 'excluded' ? 'text-ink-2' : ''}`}>{words}</b>
        {importance === 'excluded' || isSame ? null : (
          <span className="block text-[0.8125rem] text-ink-3 [overflow-wrap:anywhere]">{looksFor.length > 0 ? texts.looksFor(looksFor) : texts.byHand}</span>
        )}
        {warning ? (
          <span className="mt-0.5 flex gap-1.5 text-[0.8125rem] text-warn">
            <TriangleAlert aria-hidden="true" className="mt-[3px] size-3.5 shrink-0" />
            {texts.warning(warning)}
          </span>
        ) : null}
      </button>
      {importance === 'excluded' ? null : (
        <span className="shrink-0 text-end text-[0.8125rem] whitespace-nowrap text-ink-2 tabular-nums">{texts.points(points)}</span>
      )}
      <div className="flex shrink-0">
        <Button iconOnly look="quiet" size="sm" icon={<Pencil />} aria-label={texts.edit(words)} className="max-md:hidden" onClick={onChange}>
          {texts.editWords}
        </Button>
        <Menu
          trigger={
            <Button iconOnly look="quiet" size="sm" icon={<MoreHorizontal />}>
              {texts.more(words)}
            </Button>
          }
          items={[
            { label: texts.up, icon: <ArrowUp />, disabled: isFirst, onSelect: () => onMove(-1) },
            { label: texts.down, icon: <ArrowDown />, disabled: isLast, onSelect: () => onMove(1) },
            'line',
            ...become.filter(({ to }) => to !== importance).map(({ to, label }) => ({ label, onSelect: () => onImportance(to) })),
            'line',
            { label: texts.remove, caution: true, onSelect: onRemove },
          ]}
        />
      </div>
    </li>
  );
}
