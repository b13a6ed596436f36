import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { candidateStages, findingStates } from '@folia/contracts/screening/words';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Segmented } from '../../../ui/segmented';
import { hasSomethingToAsk, isContested, meetsAllMusts } from './select-rows';
import { texts } from './texts';
import type { BoardView } from './use-board-address';

type BoardFiltersProps = {
  rows: readonly BoardRow[];
  criteria: readonly Criterion[];
  view: BoardView;
  onChange: (change: Record<string, string | null>) => void;
};

const all = 'all';

/** Which candidates are shown: their stage, two questions that a recruiter asks first, a finding, a tag. Filters hide nothing for good: they stand in the address. */
export function BoardFilters({ rows, criteria, view, onChange }: BoardFiltersProps) {
  const stages = candidateStages.flatMap((value) => {
    const count = rows.filter(({ stage }) => stage === value).length;
    return count > 0 || view.stage === value || value === 'new' ? [{ value, label: texts.stage(value), count }] : [];
  });
  const counted = (is: (row: BoardRow) => boolean) => rows.filter(is).length;
  const [contested, mentioned] = [counted(isContested), counted(({ mentionsMe }) => mentionsMe)];
  const tags = [...new Set(rows.flatMap((row) => row.tags))].sort();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <Segmented
        hideLabel
        label={texts.stages}
        value={view.stage ?? all}
        options={[{ value: all, label: texts.all, count: rows.length }, ...stages]}
        onChange={(value) => onChange({ stage: value === all ? null : value })}
      />
      <Chip isOn={view.allMusts} count={counted((row) => meetsAllMusts(row, criteria))} onPress={() => onChange({ musts: view.allMusts ? null : 'met' })}>
        {texts.allMustsMet}
      </Chip>
      <Chip isOn={view.toAsk} count={counted(hasSomethingToAsk)} onPress={() => onChange({ ask: view.toAsk ? null : 'yes' })}>
        {texts.toAsk}
      </Chip>
      {contested > 0 || view.contested ? (
        <Chip isOn={view.contested} count={contested} onPress={() => onChange({ contested: view.contested ? null : 'yes' })}>
          {texts.contested}
        </Chip>
      ) : null}
      {mentioned > 0 || view.mentioned ? (
        <Chip isOn={view.mentioned} count={mentioned} onPress={() => onChange({ mentioned: view.mentioned ? null : 'yes' })}>
          {texts.mentioned}
        </Chip>
      ) : null}
      <Choice label={texts.finding} any={texts.anyFinding} value={view.found ?? ''} onChoose={(found) => onChange({ found })}>
        {criteria.map(({ id, words }) => (
          <optgroup key={id} label={words}>
            {findingStates.map((state) => (
              <option key={state} value={`${id}:${state}`}>
                {texts.found(words, state)}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      {tags.length > 0 || view.tag ? (
        <Choice label={texts.tag} any={texts.anyTag} value={view.tag ?? ''} onChoose={(tag) => onChange({ tag })}>
          {[...new Set([...tags, ...(view.tag ? [view.tag] : [])])].map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </Choice>
      ) : null}
    </div>
  );
}

const chip =
  'inline-flex h-11 items-center gap-1.5 rounded-full border border-line-strong text-[0.8125rem] whitespace-nowrap hover:border-ink-3 md:pointer-fine:h-7';

const Chip = ({ isOn, count, onPress, children }: { isOn: boolean; count: number; onPress: () => void; children: string }) => (
  <button type="button" aria-pressed={isOn} onClick={onPress} className={`${chip} px-3 aria-pressed:border-leaf aria-pressed:bg-leaf-wash`}>
    {children} <span className="text-ink-3 tabular-nums">{texts.count(count)}</span>
  </button>
);

type ChoiceProps = { label: string; any: string; value: string; onChoose: (value: string | null) => void; children: ReactNode };

const Choice = ({ label, any, value, onChoose, children }: ChoiceProps) => (
  <span className="relative inline-flex max-w-full">
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value || null)}
      className={`${chip} max-w-44 appearance-none truncate ps-3 pe-8 ${value ? 'border-leaf bg-leaf-wash' : 'bg-ground'}`}
    >
      <option value="">{any}</option>
      {children}
    </select>
    <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-3.5 text-ink-3" />
  </span>
);
