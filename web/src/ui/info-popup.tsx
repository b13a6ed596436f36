import { useId } from 'react';
import { Button } from './button';
import { Modal } from './modal';
import { texts } from './texts';

type InfoPopupProps = { visible: boolean; message: string; onClose: () => void; title?: string; action?: string };

/** One sentence that must be read; one focused button closes it. */
export function InfoPopup({ visible, message, onClose, title = texts.info, action = texts.ok }: InfoPopupProps) {
  const id = useId();
  return (
    <Modal visible={visible} onClose={onClose} title={title} isModal closeIcon={false} popup describedBy={id}>
      <p id={id} className="text-ink-2">
        {message}
      </p>
      <div className="mt-5 flex justify-end">
        <Button look="primary" autoFocus onClick={onClose}>
          {action}
        </Button>
      </div>
    </Modal>
  );
}
