import { useMutation } from '@tanstack/react-query';
import { Lock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { useToast } from '../../ui/toast';
import { texts } from './texts';

const words = texts.withdraw;

type WithdrawDialogProps = { company: string; withdraw: () => Promise<void>; onClose: () => void };

/** One question, which says what goes and what stays. */
export function WithdrawDialog({ company, withdraw, onClose }: WithdrawDialogProps) {
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: withdraw,
    onSuccess: () => {
      toast(words.done);
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
