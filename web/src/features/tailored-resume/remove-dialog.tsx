import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { useToast } from '../../ui/toast';
import { resumeQuery, savedJobsKey } from './api';
import { texts } from './texts';

const words = texts.head.removal;

export function RemoveDialog({ resumeId, onClose }: { resumeId: string; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => api.delete(`/tailored-resumes/${resumeId}`),
    onSuccess: async () => {
      toast(words.done);
      await navigate(paths.careerCenter.href());
      client.removeQueries({ queryKey: resumeQuery(resumeId).queryKey });
      void client.invalidateQueries({ queryKey: savedJobsKey });
      void client.invalidateQueries({ queryKey: ['fit-scores'] });
    },
  });
  return (
    <Modal visible popup width="sm" title={words.title} onClose={onClose}>
      <p className="text-ink-2">{words.text}</p>
      {remove.isError ? (
        <p role="alert" className="mt-3 text-bad">
          {reasonOf(remove.error)}
        </p>
      ) : null}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="caution" busy={remove.isPending} onClick={() => remove.mutate()}>
          {words.confirm}
        </Button>
      </div>
    </Modal>
  );
}
