import { maxPostingCharacters } from '@folia/contracts/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-field';
import { texts } from './texts';

export type CompareDialogProps = { name: string; onCompare: (job: { postingId: string; label: string }) => void; onClose: () => void };

/** Which job to compare with: one that is kept, or one that is pasted and then kept. */
export function CompareDialog({ name, onCompare, onClose }: CompareDialogProps) {
  const form = useId();
  const kept = useQuery({ queryKey: ['deep-talk', 'postings'], queryFn: async ({ signal }) => (await api.get('/postings', { signal })).items ?? [] });
  const { meters } = useQuery({ queryKey: ['usage'], queryFn: ({ signal }) => api.get('/me/usage', { signal }), staleTime: 0 }).data ?? {};
  const usage = meters?.find(({ meter }) => meter === 'fit-score');
  const isSpent = usage !== undefined && usage.limit !== null && usage.used >= usage.limit;
  const jobs = kept.data ?? [];
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const attempt = useRef({ text: '', key: '' });
  const keep = useMutation({
    mutationFn: () => {
      if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
      return api.post('/postings', { body: { text }, headers: { 'Idempotency-Key': attempt.current.key } });
    },
    onSuccess: (posting) => {
      if (posting.id) onCompare({ postingId: posting.id, label: texts.jobName(posting) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const job = jobs.find(({ id }) => id === chosen);
    if (job) return onCompare({ postingId: job.id, label: texts.jobName(job) });
    setMissing(!text.trim());
    if (text.trim() && !keep.isPending) keep.mutate();
  };
  return (
    <Modal
      visible
      onClose={onClose}
      title={texts.compare}
      width="md"
      isModal={text !== ''}
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} look="primary" busy={keep.isPending}>
            {texts.compareSubmit}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        <p className="max-w-[56ch] text-ink-2">{texts.compareLead(name)}</p>
        {jobs.length > 0 ? (
          <Select
            label={texts.compareKept}
            options={[{ value: '', label: texts.comparePasted }, ...jobs.map((job) => ({ value: job.id, label: texts.jobName(job) }))]}
            value={chosen}
            onChange={setChosen}
          />
        ) : null}
        {chosen ? null : (
          <TextArea
            label={texts.compareText}
            tall
            maxLength={maxPostingCharacters}
            value={text}
            error={isMissing && !text.trim() ? texts.compareNeeded : keep.error ? reasonOf(keep.error) : null}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <p aria-live="polite" className={`min-h-5 text-[0.8125rem] ${isSpent ? 'text-warn' : 'text-ink-2'}`}>
          {usage ? texts.compareCost(usage) : ''}
        </p>
      </form>
    </Modal>
  );
}
