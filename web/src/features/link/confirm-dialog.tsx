import { useId } from 'react';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';

type ConfirmDialogProps = {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  caution?: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, cancel, caution = false, busy, onClose, onConfirm }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Modal
      visible
      popup
      className="max-w-[440px]!"
      title={title}
      onClose={onClose}
      describedBy={id}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button look={caution ? 'caution' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p id={id} className="text-ink-2 [overflow-wrap:anywhere]">
        {text}
      </p>
    </Modal>
  );
}
