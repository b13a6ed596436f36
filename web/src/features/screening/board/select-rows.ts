import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { candidateStages, type FindingState } from '@folia/contracts/screening/words';
import type { BoardView, Sort } from './use-board-address';

const stateOrder: readonly FindingState[] = ['met', 'partial', 'unclear', 'missing'];

const musts = (criteria: readonly Criterion[]) => criteria.filter(({ importance }) => importance === 'must');
export const meetsAllMusts = ({ mustsMet }: BoardRow, criteria: readonly Criterion[]): boolean => mustsMet !== null && mustsMet === musts(criteria).length;

/** Something to ask: what they shared can be read both ways, or says only a part. */
export const hasSomethingToAsk = ({ cells }: BoardRow): boolean => cells.some(({ state }) => state === 'unclear' || state === 'partial');

/** Something the candidate says is not right, and nobody has answered. */
export const isContested = ({ cells }: BoardRow): boolean => cells.some((cell) => cell.isContested);

const last = Number.MAX_SAFE_INTEGER;
const keys: Record<Exclude<Sort, `criterion:${string}`>, (row: BoardRow) => number> = {
  // The server's order: those who share a place stand as it gave them.
  place: ({ place }) => place ?? last,
  candidate: ({ number }) => number,
  points: ({ points }) => (points === null ? last : -points),
  stage: ({ stage }) => candidateStages.indexOf(stage),
};

const byCell =
  (at: number) =>
  ({ cells }: BoardRow): number => {
    const state = cells[at]?.state;
    return state ? stateOrder.indexOf(state) : last;
  };

function isShown(row: BoardRow, criteria: readonly Criterion[], { stage, allMusts, toAsk, contested, mentioned, found, tag }: BoardView): boolean {
  const at = criteria.findIndex(({ id }) => found?.startsWith(`${id}:`));
  return (
    (stage === null || row.stage === stage) &&
    (!allMusts || meetsAllMusts(row, criteria)) &&
    (!toAsk || hasSomethingToAsk(row)) &&
    (!contested || isContested(row)) &&
    (!mentioned || row.mentionsMe) &&
    // A criterion that was deleted meanwhile leaves everybody.
    (at < 0 || found === `${criteria[at]?.id}:${row.cells[at]?.state}`) &&
    (tag === null || row.tags.includes(tag))
  );
}

/** The candidates that the filters leave, in the order asked for; equals keep the board's own order. */
export function selectRows(rows: readonly BoardRow[], criteria: readonly Criterion[], view: BoardView): BoardRow[] {
  const key = view.sort.startsWith('criterion:')
    ? byCell(criteria.findIndex(({ id }) => `criterion:${id}` === view.sort))
    : keys[view.sort as keyof typeof keys];
  return rows
    .filter((one) => isShown(one, criteria, view))
    .map((one, place) => ({ one, place, key: key(one) }))
    .sort((left, right) => left.key - right.key || left.place - right.place)
    .map(({ one }) => one);
}
