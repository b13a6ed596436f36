import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { candidateStages } from '@folia/contracts/screening/words';
import { Segmented } from '../../../ui/segmented';
import { hasSomethingToAsk, meetsAllMusts } from './select-rows';
import { texts } from './texts';
import type { BoardView } from './use-board-address';

type BoardFiltersProps = {
  rows: readonly BoardRow[];
  criteria: readonly Criterion[];
  view: BoardView;
  onChange: (change: Record<string, string | null>) => void;
};

const all = 'all';

/** Which candidates are shown: their stage, and two questions that a recruiter asks first. Filters hide nothing for good: they stand in the address. */
export function BoardFilters({ rows, criteria, view, onChange }: BoardFiltersProps) {
  const stages = candidateStages.flatMap((value) => {
    const count = rows.filter(({ stage }) => stage === value).length;
    return count > 0 || view.stage === value || value === 'new' ? [{ value, label: texts.stage(value), count }] : [];
  });
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <Segmented
        hideLabel
        label={texts.stages}
        value={view.stage ?? all}
        options={[{ value: all, label: texts.all, count: rows.length }, ...stages]}
        onChange={(value) => onChange({ stage: value === all ? null : value })}
      />
      <Chip
        isOn={view.allMusts}
        count={rows.filter((row) => meetsAllMusts(row, criteria)).length}
        onPress={() => onChange({ musts: view.allMusts ? null : 'met' })}
      >
        {texts.allMustsMet}
      </Chip>
      <Chip isOn={view.toAsk} count={rows.filter(hasSomethingToAsk).length} onPress={() => onChange({ ask: view.toAsk ? null : 'yes' })}>
        {texts.toAsk}
      </Chip>
    </div>
  );
}

const Chip = ({ isOn, count, onPress, children }: { isOn: boolean; count: number; onPress: () => void; children: string }) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className="inline-flex h-11 items-center gap-1.5 rounded-full border border-line-strong px-3 text-[0.8125rem] whitespace-nowrap hover:border-ink-3 aria-pressed:border-leaf aria-pressed:bg-leaf-wash md:pointer-fine:h-7"
  >
    {children} <span className="text-ink-3 tabular-nums">{texts.count(count)}</span>
  </button>
);
