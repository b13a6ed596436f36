import type { BoardRow } from '@folia/contracts/screening/board';
import { mostChosen } from '@folia/contracts/shortlist/limits';

/** Who is printed or asked about at once. `isCut`: more are shown than that. */
export type ChosenRows = { rows: readonly BoardRow[]; isSelection: boolean; isCut: boolean };

/** Those selected, or else those shown, as many as go at once, in the order of the board. */
export function chooseRows(selected: readonly BoardRow[], shown: readonly BoardRow[]): ChosenRows {
  const all = selected.length > 0 ? selected : shown;
  return { rows: all.slice(0, mostChosen), isSelection: selected.length > 0, isCut: all.length > mostChosen };
}
