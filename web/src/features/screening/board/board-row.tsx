import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { memo, type ReactNode } from 'react';
import { CandidateCell, PlaceCell, SelectCell } from './candidate-cells';
import { candidateColumn, columnsBefore, firstToRead, nameOf, numberQuotes } from './columns';
import { FindingCell } from './finding-cell';
import { PointsCell } from './points-cell';
import type { RowActs } from './row-acts';
import { StageMenu } from './stage-menu';
import { texts } from './texts';

export type RowProps = {
  row: BoardRow;
  criteria: readonly Criterion[];
  index: number;
  rowIndex: number;
  /** The column that Tab reaches, if it is in this row. */
  tabColumn: number | null;
  /** The criterion whose words are shown, if this row is open. */
  chosen: string | null;
  isSelected: boolean;
  isWide: boolean;
  acts: RowActs;
};

/** One candidate, one cell a criterion. On the phone the cells are signs, and what is not met is said in words. */
export const CandidateRow = memo(function CandidateRow({ row, criteria, index, rowIndex, tabColumn, chosen, isSelected, isWide, acts }: RowProps) {
  const { id, cells, stage, points } = row;
  const name = nameOf(row);
  const isRead = cells.some(({ state }) => state !== null);
  const cell = (column: number) => ({ 'data-cell': `${index}:${column}`, tabIndex: tabColumn === column ? 0 : -1 });
  const numbers = chosen === null ? null : numberQuotes(cells);
  const isOut = stage === 'declined';
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      className={`grid grid-cols-[26px_minmax(0,1fr)_auto] gap-x-2 py-3 max-md:items-start max-md:px-(--gutter) md:min-h-13 md:grid-cols-(--columns) md:gap-x-0 md:py-0 ${chosen === null ? 'bg-ground' : 'bg-surface'}`}
    >
      <SelectCell label={texts.selectLabel(name)} isSelected={isSelected} onSelect={() => acts.onSelect(id)} place={cell(0)} />
      <PlaceCell row={row} cell={cell(1)} />
      <CandidateCell
        row={row}
        name={name}
        isQuiet={isOut || points === null}
        isOpen={chosen !== null}
        cell={cell(candidateColumn)}
        onOpen={() => acts.onOpen(id, chosen === null ? firstToRead(criteria, cells) : null)}
      />
      {isRead ? (
        <>
          <PointsCell row={row} criteria={criteria} label={texts.pointsLabel(name, points)} cell={cell(3)} onWhy={() => acts.onWhy(id)} />
          <Cells>
            {criteria.map((criterion, place) => (
              <FindingCell
                key={criterion.id}
                criterion={criterion}
                cell={cells[place]}
                column={columnsBefore + place}
                place={cell(columnsBefore + place)}
                number={numbers?.[place] ?? null}
                isChosen={chosen === criterion.id}
                onOpen={() => acts.onOpen(id, chosen === criterion.id ? null : criterion.id)}
              />
            ))}
          </Cells>
        </>
      ) : (
        <NotRead problem={row.problem} columns={criteria.length + 1} cell={cell(3)} />
      )}
      <StageMenu
        row={row}
        name={name}
        column={columnsBefore + criteria.length}
        cell={cell(columnsBefore + criteria.length)}
        isBeside={!isRead}
        onStage={acts.onStage}
      />
      {isRead && !isWide ? (
        <p aria-hidden="true" className="text-[0.8125rem] text-ink-2 col-span-2 col-start-2 mt-1">
          {texts.notMet(criteria.flatMap(({ words }, place) => notMet(words, cells[place]?.state)))}
        </p>
      ) : null}
    </div>
  );
});

const Cells = ({ children }: { children: ReactNode }) => (
  <div role="presentation" className="flex flex-wrap gap-0.5 max-md:col-start-2 max-md:mt-1.5 max-md:-ms-1 md:contents">
    {children}
  </div>
);

type NotReadProps = { problem: string | null; columns: number; cell: { 'data-cell': string; tabIndex: number } };

const NotRead = ({ problem, columns, cell }: NotReadProps) => (
  <div
    role="gridcell"
    aria-colindex={4}
    aria-colspan={columns}
    {...cell}
    className="text-[0.8125rem] text-ink-2 max-md:col-span-2 max-md:col-start-2 max-md:mt-1.5 md:[grid-column:4/-2] md:flex md:items-center"
  >
    <p>
      <b className="font-[550] text-ink">{problem === null ? texts.notRead : texts.notReadable}.</b> {texts.notReadMore}
    </p>
  </div>
);

const notMet = (words: string, state: BoardRow['cells'][number]['state'] | undefined) => (state && state !== 'met' ? [{ words, state }] : []);
