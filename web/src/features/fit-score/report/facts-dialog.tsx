import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { TextField } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { postingsKey, scoresKey } from '../api';
import { texts } from '../texts';
import { dialogTexts } from './dialog-texts';
import type { FinishedScore } from './finished-score';

const words = dialogTexts.facts;

/** Role, company and place, which the person may know better. */
export function FactsDialog({ score, onClose }: { score: FinishedScore; onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const id = useId();
  const [facts, setFacts] = useState({ role: score.role, company: score.company, location: score.location });
  const save = useMutation({
    mutationFn: () => api.patch('/postings/{id}', { path: { id: score.postingId }, body: { version: score.job.version, ...facts } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: scoresKey });
      void client.invalidateQueries({ queryKey: postingsKey });
    },
    onSuccess: ({ id: saved }) => {
      if (!saved) return;
      toast(words.saved);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Modal
      visible
      width="sm"
      title={words.title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="primary" type="submit" form={id} busy={save.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="space-y-4">
        <p className="text-ink-2">{words.text}</p>
        {(['role', 'company', 'location'] as const).map((name) => (
          <TextField
            key={name}
            label={words[name]}
            maxLength={120}
            autoComplete="off"
            value={facts[name]}
            onChange={({ target }) => setFacts((known) => ({ ...known, [name]: target.value }))}
          />
        ))}
        {save.isError ? (
          <p role="alert" className="text-bad">
            {reasonOf(save.error)}
          </p>
        ) : null}
      </form>
    </Modal>
  );
}
