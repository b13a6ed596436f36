import { useEffect, useRef } from 'react';
import { gateWords } from '../../lib/gate-words';
import { TextField } from '../../ui/text-field';
import { StepForm } from './step-form';
import { useAskCode } from './use-ask-code';

type EmailFormProps = { gate: string; address: string; onAddress: (address: string) => void; onSent: () => void };

/** Where the code goes. */
export function EmailForm({ gate, address, onAddress, onSent }: EmailFormProps) {
  const { busy, error, ask } = useAskCode(gate);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <StepForm button={gateWords.email.button} busy={busy} disabled={address.trim() === ''} onSubmit={() => void ask(address).then((sent) => sent && onSent())}>
      <TextField
        ref={field}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        label={gateWords.email.label}
        value={address}
        error={error}
        maxLength={254}
        onChange={(event) => onAddress(event.target.value)}
        className="[&_input]:min-h-12!"
      />
    </StepForm>
  );
}
