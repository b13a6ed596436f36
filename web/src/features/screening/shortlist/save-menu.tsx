import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion, ScreeningJob } from '@folia/contracts/screening/shapes';
import { mostChosen } from '@folia/contracts/shortlist/limits';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { download } from '../../../lib/download';
import { reasonOf } from '../../../lib/reason-of';
import { saveBlob } from '../../../lib/save-blob';
import { Button } from '../../../ui/button';
import { Menu } from '../../../ui/menu';
import { useToast } from '../../../ui/toast';
import { boardAsCsv } from '../board/board-as-csv';
import { texts } from '../board/texts';
import type { ChosenRows } from './choose-rows';
import { shortlistTexts } from './texts';

type SaveMenuProps = { job: ScreeningJob; criteria: readonly Criterion[]; shown: readonly BoardRow[]; chosen: ChosenRows };

/** The board as files: a table of those shown, and a shortlist with quotes. */
export function SaveMenu({ job, criteria, shown, chosen }: SaveMenuProps) {
  const toast = useToast();
  const print = useMutation({
    mutationFn: () => download(`/screening/jobs/${job.id}/shortlist.pdf?candidates=${chosen.rows.map(({ id }) => id).join(',')}`),
    onSuccess: () => (chosen.isCut ? toast(shortlistTexts.printed(mostChosen)) : undefined),
    onError: (error) => toast(reasonOf(error)),
  });
  const saveTable = () => saveBlob(new Blob([boardAsCsv(criteria, shown)], { type: 'text/csv;charset=utf-8' }), texts.csvName(job.title));
  return (
    <Menu
      label={shortlistTexts.save}
      trigger={
        <Button look="quiet" icon={<Download />} busy={print.isPending}>
          {shortlistTexts.save}
        </Button>
      }
      items={[
        { label: shortlistTexts.asPdf(chosen.rows.length), onSelect: () => print.mutate() },
        { label: shortlistTexts.asCsv, onSelect: saveTable },
      ]}
    />
  );
}
