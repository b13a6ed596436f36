import { type ReactNode, useId } from 'react';
import { Button } from './button';
import { Modal } from './modal';

type FormDialogProps = {
  title: string;
  /** On the button that sends, and on the one that does not. */
  action: string;
  cancel: string;
  caution?: boolean;
  /** A short question, which keeps its size on phones. */
  popup?: boolean;
  /** Something was typed: a press beside the dialog does not close it. */
  isTyped: boolean;
  isBusy: boolean;
  /** Why it was not taken. */
  failure?: string | null;
  /** Beside the buttons. */
  note?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that is a form: its button sends it once at a time, and what was typed stays when that fails. */
export function FormDialog({
  title,
  action,
  cancel,
  caution = false,
  popup = false,
  isTyped,
  isBusy,
  failure,
  note,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const form = useId();
  return (
    <Modal
      visible
      onClose={onClose}
      title={title}
      width="md"
      popup={popup}
      isModal={isTyped}
      foot={
        <>
          {note}
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={form} look={caution ? 'caution' : 'primary'} busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit();
        }}
      >
        {children}
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Modal>
  );
}
