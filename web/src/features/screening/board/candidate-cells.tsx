import type { BoardRow } from '@folia/contracts/screening/board';
import { Check } from 'lucide-react';
import { Avatar } from '../../../ui/avatar';
import { texts } from './texts';

/** Where a cell is, and whether Tab reaches it. */
export type CellPlace = { 'data-cell': string; tabIndex: number };

/** The first three columns stay in sight when there are more criteria than room. */
const pinned = 'md:sticky md:z-10 md:bg-inherit';

type SelectCellProps = { label: string; isSelected: boolean; onSelect: () => void; place: CellPlace };

export const SelectCell = ({ label, isSelected, onSelect, place }: SelectCellProps) => (
  <div role="gridcell" aria-colindex={1} className={`start-0 max-md:hidden md:flex md:items-center md:ps-1 ${pinned}`}>
    <button
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      aria-label={label}
      {...place}
      onClick={onSelect}
      className="grid size-7 place-items-center rounded-s"
    >
      <span
        className={`grid size-[18px] place-items-center rounded-[4px] border [&_svg]:size-3 ${isSelected ? 'border-leaf bg-leaf text-leaf-ink' : 'border-line-field bg-field'}`}
      >
        {isSelected ? <Check aria-hidden="true" strokeWidth={2.5} /> : null}
      </span>
    </button>
  </div>
);

export const PlaceCell = ({ row: { place, isTied }, cell }: { row: BoardRow; cell: CellPlace }) => (
  <div role="gridcell" aria-colindex={2} {...cell} className={`start-[34px] text-ink-3 tabular-nums md:flex md:items-center ${pinned}`}>
    <span aria-hidden="true">{place === null ? texts.noPlace : texts.place(place, isTied)}</span>
    <span className="sr-only">{place === null ? texts.noPlaceLabel : texts.placeLabel(place, isTied)}</span>
  </div>
);

type CandidateCellProps = { row: BoardRow; name: string; isQuiet: boolean; isOpen: boolean; cell: CellPlace; onOpen: () => void };

export const CandidateCell = ({ row, name, isQuiet, isOpen, cell, onOpen }: CandidateCellProps) => (
  <div role="rowheader" aria-colindex={3} className={`start-[70px] min-w-0 md:flex md:items-center md:pe-3 ${pinned}`}>
    <button
      type="button"
      {...cell}
      aria-expanded={isOpen}
      onClick={onOpen}
      className="flex w-full min-w-0 items-center gap-2.5 rounded-s text-start leading-[1.3] md:min-h-11"
    >
      {row.name === null ? <NumberSign number={row.number} /> : <Avatar name={row.name} size={32} />}
      <span className="min-w-0">
        <b className={`block truncate font-semibold ${isQuiet ? 'text-ink-2' : ''}`}>{name}</b>
        <small className="block truncate text-xs text-ink-3">
          {[row.headline, row.isSeenBefore ? texts.seenBefore : '', ...row.tags].filter(Boolean).join(' · ')}
        </small>
      </span>
    </button>
  </div>
);

/** Stands where the initials will. */
export const NumberSign = ({ number }: { number: number }) => (
  <span
    aria-hidden="true"
    title={texts.hidden}
    className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-xs font-semibold text-ink-3 tabular-nums shadow-[inset_0_0_0_1px_var(--line)]"
  >
    {texts.number(number)}
  </span>
);
