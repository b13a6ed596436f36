import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion, ScreeningJob } from '@folia/contracts/screening/shapes';
import { mostChosen } from '@folia/contracts/shortlist/limits';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { loadChunk } from '../../../lib/load-chunk';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { Menu } from '../../../ui/menu';
import { useToast } from '../../../ui/toast';
import type { ChosenRows } from './choose-rows';
import { shortlistTexts as texts } from './texts';

type SaveMenuProps = { job: ScreeningJob; criteria: readonly Criterion[]; shown: readonly BoardRow[]; chosen: ChosenRows };

/** The board as files: a table of those shown, and a shortlist with quotes. */
export function SaveMenu({ job, criteria, shown, chosen }: SaveMenuProps) {
  const toast = useToast();
  const save = useMutation({
    mutationFn: async (form: 'csv' | 'pdf') => {
      const { saveShortlist, saveTable } = await loadChunk('save-board', () => import('./save-board'));
      if (form === 'csv') return saveTable(job, criteria, shown);
      await saveShortlist(job, chosen.rows);
      if (chosen.isCut) toast(texts.printed(mostChosen));
    },
    onError: (error) => toast(reasonOf(error)),
  });
  return (
    <Menu
      label={texts.save}
      trigger={
        <Button look="quiet" icon={<Download />} busy={save.isPending}>
          {texts.save}
        </Button>
      }
      items={[
        { label: texts.asPdf(chosen.rows.length), onSelect: () => save.mutate('pdf') },
        { label: texts.asCsv, onSelect: () => save.mutate('csv') },
      ]}
    />
  );
}
