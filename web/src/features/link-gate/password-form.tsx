import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import type { GateState } from './gate-state';
import { texts } from './texts';

type PasswordFormProps = {
  state: Extract<GateState, { is: 'password' | 'locked' }>;
  busy: boolean;
  onOpen: (password: string) => Promise<void>;
};

/** One field and one button; when locked, both are disabled until the time is over and then come back by themselves. */
export function PasswordForm({ state, busy, onOpen }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const locked = state.is === 'locked';
  useEffect(() => {
    if (!locked && !busy) field.current?.select();
  }, [locked, busy]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && password) void onOpen(password);
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <p className="text-m leading-[1.55] text-ink-2">
        {locked ? (
          <>
            {texts.locked.before} <strong className="font-semibold text-ink">{texts.locked.minutes(Math.ceil(state.retryAfter / 60))}</strong>
            {texts.locked.after}
          </>
        ) : (
          texts.askForPassword.text
        )}
      </p>
      <PasswordField
        ref={field}
        label={texts.password}
        value={password}
        disabled={locked}
        autoComplete="current-password"
        maxLength={200}
        error={state.is === 'password' && state.wrong ? texts.wrong : null}
        onChange={(event) => setPassword(event.target.value)}
        controlClassName="min-h-12!"
      />
      <Button type="submit" look="primary" size="lg" className="h-12! w-full" busy={busy} disabled={locked || !password}>
        {texts.open}
      </Button>
      <p className="border-t border-line pt-4 text-[0.8125rem] leading-[1.5] text-ink-3">{texts.seen}</p>
    </form>
  );
}
