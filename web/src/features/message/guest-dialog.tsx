import { longestMessage } from '@folia/contracts/limits';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { TextArea, TextField } from '../../ui/text-field';
import { guestTexts as texts } from './guest-texts';

type GuestDialogProps = { person: { userId: string; name: string }; onClose: () => void; onSignIn: () => void };

// Only what is plainly none is refused here; the e-mail itself is the proof.
const looksLikeAddress = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email);

/** Somebody without an account writes: it is sent once they have opened the e-mail to the address they give. */
export function GuestDialog({ person, onClose, onSignIn }: GuestDialogProps) {
  const form = useId();
  const [fields, setFields] = useState({ name: '', email: '', text: '' });
  const [looked, setLooked] = useState(false);
  const send = useMutation({ mutationFn: (said: typeof fields) => api.post('/guest-messages', { body: { to: person.userId, ...said } }) });
  const { name, email, text } = fields;
  const missing = {
    name: name.trim() ? null : texts.nameNeeded,
    email: looksLikeAddress(email.trim()) ? null : texts.emailNeeded,
    text: text.trim() ? null : texts.textNeeded,
  };
  const type = (change: Partial<typeof fields>) => setFields({ ...fields, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLooked(true);
    if (!send.isPending && !missing.name && !missing.email && !missing.text) send.mutate(fields);
  };
  if (send.isSuccess)
    return (
      <Modal
        visible
        onClose={onClose}
        title={texts.lookTitle}
        width="md"
        foot={
          <Button look="primary" onClick={onClose}>
            {texts.close}
          </Button>
        }
      >
        <p role="status" className="max-w-[56ch] text-ink-2">
          {texts.look(email.trim(), person.name)}
        </p>
      </Modal>
    );
  return (
    <Modal
      visible
      onClose={onClose}
      title={texts.title(person.name)}
      width="md"
      isModal={text !== ''}
      foot={
        <>
          <Button look="quiet" className="me-auto" onClick={onSignIn}>
            {texts.signIn}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} look="primary" busy={send.isPending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-x-4 gap-y-4 sm:grid-cols-2" onSubmit={submit}>
        <p className="max-w-[56ch] text-ink-2 sm:col-span-2">{texts.lead(person.name)}</p>
        <TextField
          label={texts.name}
          value={name}
          maxLength={100}
          autoComplete="name"
          error={looked ? missing.name : null}
          onChange={(event) => type({ name: event.target.value })}
        />
        <TextField
          label={texts.email}
          type="email"
          value={email}
          maxLength={254}
          autoComplete="email"
          error={looked ? missing.email : null}
          onChange={(event) => type({ email: event.target.value })}
        />
        <TextArea
          className="sm:col-span-2"
          label={texts.message}
          tall
          maxLength={longestMessage}
          value={text}
          error={looked ? missing.text : null}
          onChange={(event) => type({ text: event.target.value })}
        />
        <p role="alert" className="text-bad empty:hidden sm:col-span-2">
          {send.error ? failureOf(send.error) : ''}
        </p>
      </form>
    </Modal>
  );
}

function failureOf(error: Error): string {
  if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS') return texts.tooMany;
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return texts.notThere;
  return reasonOf(error);
}
