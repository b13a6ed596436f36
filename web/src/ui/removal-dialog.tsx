import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../lib/reason-of';
import { Button } from './button';
import { Modal } from './modal';
import { texts } from './texts';
import { useToast } from './toast';

type RemovalDialogProps = {
  title: string;
  /** What is deleted with it, and what stays. */
  text: string;
  /** The message after the deletion. */
  done: string;
  remove: () => Promise<unknown>;
  onRemoved: () => void | Promise<void>;
  onClose: () => void;
};

/** Asks before something is deleted. It stays open after a refusal and shows it. */
export function RemovalDialog({ title, text, done, remove, onRemoved, onClose }: RemovalDialogProps) {
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      toast(done);
      return onRemoved();
    },
  });
  return (
    <Modal visible popup width="sm" title={title} onClose={onClose}>
      <p className="text-ink-2">{text}</p>
      {error ? (
        <p role="alert" className="mt-3 text-bad">
          {reasonOf(error)}
        </p>
      ) : null}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button look="caution" busy={isPending} onClick={() => mutate()}>
          {texts.remove}
        </Button>
      </div>
    </Modal>
  );
}
