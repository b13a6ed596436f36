import type { OpenLinkInput } from '@folia/contracts/link/gate';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button';
import { texts } from './texts';
import { usePress } from './use-press';

type StepFormProps = {
  /** What the button says. */
  button: string;
  busy: boolean;
  /** Nothing can be sent now. */
  disabled?: boolean;
  /** What the person who sent the link comes to know. */
  seen?: string;
  children?: ReactNode;
  /** More ways on, below the button. */
  ways?: ReactNode;
  onSubmit: (press: OpenLinkInput['press']) => void;
};

/** One step at the gate: perhaps a field, and one button, whose press is what opens a link with a limit. */
export function StepForm({ button, busy, disabled = false, seen = texts.seen, children, ways, onSubmit }: StepFormProps) {
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
      <p className="border-t border-line pt-4 text-[0.8125rem] leading-[1.5] text-ink-3">{seen}</p>
    </form>
  );
}
