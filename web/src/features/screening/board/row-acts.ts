import type { BoardRow } from '@folia/contracts/screening/board';
import type { CandidateStage } from '@folia/contracts/screening/words';

/** What a row of the board can do. */
export type RowActs = {
  /** Opens the row at a criterion; null closes it. */
  onOpen: (id: string, criterionId: string | null) => void;
  onSelect: (id: string) => void;
  onWhy: (id: string) => void;
  onStage: (row: BoardRow, stage: CandidateStage) => void;
};
