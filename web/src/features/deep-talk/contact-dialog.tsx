import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { TextArea, TextField } from '../../ui/text-field';
import { contactTexts as texts } from './contact-texts';

export type ContactDialogProps = { conversationId: string; name: string; onLeft: () => void; onClose: () => void };

/** As long as the contract takes. */
const longest = { name: 100, address: 200, note: 1000 };

/** How the person can reach whoever asked; it stays with the conversation. */
export function ContactDialog({ conversationId, name, onLeft, onClose }: ContactDialogProps) {
  const form = useId();
  const { user } = useSession();
  const client = useQueryClient();
  const [contact, setContact] = useState({ name: user.name, address: '', note: '' });
  const [isMissing, setMissing] = useState(false);
  const leave = useMutation({
    mutationFn: () => api.put('/conversations/{id}/contact', { path: { id: conversationId }, body: contact }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['deep-talk', 'conversation', conversationId] });
      onLeft();
    },
  });
  const type = (change: Partial<typeof contact>) => setContact((now) => ({ ...now, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = contact.name.trim() !== '' && contact.address.trim() !== '';
    setMissing(!isWhole);
    if (isWhole && !leave.isPending) leave.mutate();
  };
  const needed = (value: string) => (isMissing && !value.trim() ? texts.needed : null);
  return (
    <Modal
      visible
      onClose={onClose}
      title={texts.title}
      width="md"
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} look="primary" busy={leave.isPending}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label={texts.name}
          autoComplete="name"
          maxLength={longest.name}
          value={contact.name}
          error={needed(contact.name)}
          onChange={(event) => type({ name: event.target.value })}
        />
        <TextField
          label={texts.address}
          hint={texts.addressHint}
          autoComplete="email"
          maxLength={longest.address}
          value={contact.address}
          error={needed(contact.address)}
          onChange={(event) => type({ address: event.target.value })}
        />
        <TextArea label={texts.note} maxLength={longest.note} value={contact.note} onChange={(event) => type({ note: event.target.value })} />
        <p className="max-w-[56ch] text-s text-ink-2">{texts.consent(name)}</p>
        {leave.error ? (
          <p role="alert" className="text-bad">
            {reasonOf(leave.error)}
          </p>
        ) : null}
      </form>
    </Modal>
  );
}
