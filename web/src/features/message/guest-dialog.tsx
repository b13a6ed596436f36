import { longestMessage } from '@folia/contracts/limits';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { noteVisitAction } from '../../lib/note-visit-action';
import { reasonOf } from '../../lib/reason-of';
import { useContractForm } from '../../lib/use-contract-form';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { TextArea, TextField } from '../../ui/text-field';
import { guestTexts as texts } from './guest-texts';

type GuestDialogProps = { person: { userId: string; name: string }; onClose: () => void; onSignIn: () => void };

const rules = async () => (await import('@folia/contracts/guest-message/shapes')).writeAsGuestInput.omit({ to: true });
const values = { name: '', email: '', text: '' };
const words = { name: texts.nameNeeded, email: texts.emailNeeded, text: texts.textNeeded };

/** Someone without an account writes: the message is sent once they have opened the e-mail sent to the address they give. */
export function GuestDialog({ person, onClose, onSignIn }: GuestDialogProps) {
  const form = useId();
  const { register, control, errorOf, handleSubmit } = useContractForm({ values, rules, words });
  const { email, text } = useWatch({ control });
  const send = useMutation({
    mutationFn: (said: typeof values) => api.post('/guest-messages', { body: { to: person.userId, ...said } }),
    onSuccess: () => noteVisitAction('message'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) void handleSubmit((said) => send.mutate(said))();
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
          {texts.look((email ?? '').trim(), person.name)}
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
        <TextField label={texts.name} maxLength={100} autoComplete="name" error={errorOf('name')} {...register('name')} />
        <TextField label={texts.email} type="email" maxLength={254} autoComplete="email" error={errorOf('email')} {...register('email')} />
        <TextArea className="sm:col-span-2" label={texts.message} tall maxLength={longestMessage} error={errorOf('text')} {...register('text')} />
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
