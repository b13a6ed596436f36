import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { useToast } from '../../ui/toast';
import { texts } from './texts';

export function BlockDialog({ person, onClose, onBlocked }: { person: { userId: string; name: string }; onClose: () => void; onBlocked: () => void }) {
  const { userId, name } = person;
  const client = useQueryClient();
  const toast = useToast();
  const block = useMutation({
    mutationFn: () => api.post('/users/block', { body: { userId } }),
    onSuccess: async () => {
      onClose();
      toast(texts.blocked(name), { undo: () => void api.delete('/users/block/{userId}', { path: { userId } }).then(() => client.invalidateQueries()) });
      await client.invalidateQueries();
      onBlocked();
    },
  });
  return (
    <Modal visible onClose={onClose} title={texts.blockTitle(name)} width="sm" popup>
      <p className="text-ink-2">{texts.blockText}</p>
      {block.isError ? (
        <p role="alert" className="mt-3 text-bad">
          {reasonOf(block.error)}
        </p>
      ) : null}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button look="caution" busy={block.isPending} onClick={() => block.mutate()}>
          {texts.block}
        </Button>
      </div>
    </Modal>
  );
}
