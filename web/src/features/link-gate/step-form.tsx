import type { OpenLinkInput } from '@folia/contracts/link/gate';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button';
import { usePress } from './use-press';

type StepFormProps = {
  /** What the button says. */
  button: string;
  busy: boolean;
  /** Nothing can be sent now. */
  disabled?: boolean;
  children?: ReactNode;
  /** More ways on, below the button. */
  ways?: ReactNode;
  onSubmit: (press: OpenLinkInput['press']) => void;
};

/** One step at the gate: perhaps a field, and one button, whose press is what opens a link with a limit. */
export function StepForm({ button, busy, disabled = false, children, ways, onSubmit }: StepFormProps) {
  const { onClick, press } = usePress();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !disabled) onSubmit(press());
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      {children}
      <Button type="submit" look="primary" size="lg" className="h-12! w-full" busy={busy} disabled={disabled} onClick={onClick}>
        {button}
      </Button>
      {ways}
    </form>
  );
}
