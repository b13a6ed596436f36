import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion, ScreeningJob } from '@folia/contracts/screening/shapes';
import { download } from '../../../lib/download';
import { saveBlob } from '../../../lib/save-blob';
import { boardAsCsv } from '../board/board-as-csv';
import { texts } from '../board/texts';

/** The rows as a table, as they are shown. */
export function saveTable({ title }: ScreeningJob, criteria: readonly Criterion[], rows: readonly BoardRow[]): void {
  saveBlob(new Blob([boardAsCsv(criteria, rows)], { type: 'text/csv;charset=utf-8' }), texts.csvName(title));
}

/** The rows with what was found and their words, as a PDF that the server writes. */
export const saveShortlist = ({ id }: ScreeningJob, rows: readonly BoardRow[]): Promise<void> =>
  download(`/screening/jobs/${id}/shortlist.pdf?candidates=${rows.map((row) => row.id).join(',')}`);
