import type { Candidacy } from '@folia/contracts/candidacy/shapes';
import { useMutation } from '@tanstack/react-query';
import { Lock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { useToast } from '../../ui/toast';
import { texts } from './texts';

const words = texts.withdraw;

type WithdrawDialogProps = { candidacy: Pick<Candidacy, 'id' | 'company'>; onDone: () => Promise<void>; onClose: () => void };

/** One question, which says what goes and what stays. */
export function WithdrawDialog({ candidacy: { id, company }, onDone, onClose }: WithdrawDialogProps) {
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.delete('/candidacies/{id}/agreement', { path: { id } }),
    onSuccess: async () => {
      toast(words.done);
      await onDone();
      onClose();
    },
  });
  return (
    <Modal visible popup width="sm" title={words.title(company)} onClose={onClose}>
      <ul className="divide-y divide-line">
        <Line icon={<X aria-hidden="true" className="size-4" />} name={words.goes}>
          {words.goesText}
        </Line>
        <Line icon={<Lock aria-hidden="true" className="size-4" />} name={words.stays}>
          {words.staysText}
        </Line>
      </ul>
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {error ? reasonOf(error) : ''}
      </p>
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>{words.keep}</Button>
        <Button look="caution" busy={isPending} onClick={() => mutate()}>
          {words.act}
        </Button>
      </div>
    </Modal>
  );
}

const Line = ({ icon, name, children }: { icon: ReactNode; name: string; children: string }) => (
  <li className="flex gap-3 py-3 text-s first:pt-0">
    <span className="mt-0.5 shrink-0 text-ink-3">{icon}</span>
    <p>
      <strong className="font-medium">{name}</strong> {children}
    </p>
  </li>
);
