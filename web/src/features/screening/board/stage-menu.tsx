import type { BoardRow } from '@folia/contracts/screening/board';
import { candidateStages } from '@folia/contracts/screening/words';
import { ChevronDown } from 'lucide-react';
import { Menu } from '../../../ui/menu';
import type { CellPlace } from './candidate-cells';
import type { RowActs } from './row-acts';
import { texts } from './texts';

type StageMenuProps = {
  row: BoardRow;
  name: string;
  column: number;
  cell: CellPlace;
  /** On the phone: beside the name, because there are no points. */
  isBeside: boolean;
  onStage: RowActs['onStage'];
};

/** How far a candidate is, and where they can be moved: always one person, by a person. */
export const StageMenu = ({ row, name, column, cell, isBeside, onStage }: StageMenuProps) => (
  <div
    role="gridcell"
    aria-colindex={column + 1}
    className={`max-md:text-end md:flex md:items-center ${isBeside ? 'max-md:col-start-3 max-md:row-start-1' : 'max-md:mt-1'}`}
  >
    <Menu
      label={texts.stageOf(name)}
      trigger={
        <button
          type="button"
          {...cell}
          aria-label={texts.stageLabel(name, row.stage)}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-s text-[0.8125rem] whitespace-nowrap text-ink-2 hover:bg-raised hover:text-ink md:-ms-2.5 md:min-h-9 md:px-2.5"
        >
          {texts.stage(row.stage)}
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </button>
      }
      items={candidateStages.filter((one) => one !== row.stage).map((one) => ({ label: texts.stage(one), onSelect: () => onStage(row, one) }))}
    />
  </div>
);
