import { useEffect, useRef, useState } from 'react';
import { gateWords } from '../../lib/gate-words';
import { PasswordField } from '../../ui/password-field';
import { StepForm } from './step-form';
import { texts } from './texts';
import type { Shown } from './use-gate';

type PasswordFormProps = { isWrong: boolean; isLocked: boolean; busy: boolean; onOpen: (shown: Shown) => Promise<void> };

/** One field and one button; when locked, both are disabled until the time is over and then come back by themselves. */
export function PasswordForm({ isWrong, isLocked, busy, onOpen }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isLocked && !busy) field.current?.select();
  }, [isLocked, busy]);
  return (
    <StepForm button={gateWords.password.button} busy={busy} disabled={isLocked || !password} onSubmit={(press) => void onOpen({ press, password })}>
      <PasswordField
        ref={field}
        label={gateWords.password.label}
        value={password}
        disabled={isLocked}
        autoComplete="current-password"
        maxLength={200}
        error={isWrong ? texts.wrongPassword : null}
        onChange={(event) => setPassword(event.target.value)}
        controlClassName="min-h-12!"
      />
    </StepForm>
  );
}
