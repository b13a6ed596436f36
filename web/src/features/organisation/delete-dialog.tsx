import type { Organisation } from '@folia/contracts/organisation/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { useOrganisations } from '../../lib/use-organisations';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { texts } from './texts';

type DeleteDialogProps = { organisation: Organisation; onClose: () => void };

/** The end of an organisation, for good: its name is typed first. */
export function DeleteDialog({ organisation: { name }, onClose }: DeleteDialogProps) {
  const { choose } = useOrganisations();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const end = useMutation({
    mutationFn: () => api.delete('/organisation'),
    onSuccess: async () => {
      toast(texts.deleted(name));
      choose(null);
      await client.invalidateQueries({ queryKey: ['organisations'] });
      await navigate(paths.dashboard.href());
    },
  });
  return (
    <FormDialog
      title={texts.deleteTitle(name)}
      action={texts.deleteAction}
      cancel={texts.keep}
      caution
      isTyped={typed !== ''}
      isBusy={end.isPending}
      failure={end.error && reasonOf(end.error)}
      onClose={onClose}
      onSubmit={() => {
        const isRight = typed.trim() === name;
        setWrong(!isRight);
        if (isRight) end.mutate();
      }}
    >
      <ul className="list-disc space-y-1.5 ps-5 text-ink-2">
        {texts.deleteWords.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <TextField
        label={texts.typeName(name)}
        error={isWrong && typed.trim() !== name ? texts.nameWrong : null}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  );
}
