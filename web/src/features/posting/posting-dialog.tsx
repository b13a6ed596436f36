import { maxPostingNote } from '@folia/contracts/limits';
import { type ApplicationState, applicationStates } from '@folia/contracts/posting/application-states';
import type { ApplicationDates, Posting } from '@folia/contracts/posting/shapes';
import { type FormEvent, useId, useRef, useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { Select } from '../../ui/select';
import { TextArea, TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { texts } from './texts';
import { isConflict, useUpdateJob } from './use-postings';

const words = texts.form;
const dated = applicationStates.filter((state) => state !== 'saved');

/** Everything a person may enter about a posting: its name, how far the application is and since when, notes, a reminder. */
export function PostingDialog({ job, onClose }: { job: Posting; onClose: () => void }) {
  const toast = useToast();
  const id = useId();
  const version = useRef(job.version);
  const [form, setForm] = useState({ ...job, remindOn: job.remindOn ?? '' });
  const edit = (change: Partial<typeof form>) => setForm((known) => ({ ...known, ...change }));
  const save = useUpdateJob(() => {
    toast(words.saved);
    onClose();
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { role, company, location, state, notes, remindOn } = form;
    // An empty day means that no day was given.
    const dates = Object.fromEntries(Object.entries(form.dates).filter(([, day]) => day)) as ApplicationDates;
    const change = { id: job.id, role, company, location, state, notes, dates, remindOn: remindOn || null };
    save.mutate(
      { ...change, version: version.current },
      {
        onError: async (error) => {
          if (isConflict(error)) version.current = (await api.get('/postings/{id}', { path: { id: job.id } })).version ?? version.current;
        },
      },
    );
  };
  return (
    <Modal
      visible
      isModal
      width="md"
      title={words.title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" type="submit" form={id} busy={save.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)} className="space-y-5">
        {save.error ? (
          <p role="alert" className="rounded-s bg-bad-wash px-3 py-2 text-bad">
            {isConflict(save.error) ? words.conflict : words.failed(reasonOf(save.error))}
          </p>
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            className="sm:col-span-2"
            label={words.role}
            hint={words.factsHint}
            maxLength={120}
            value={form.role}
            onChange={({ target }) => edit({ role: target.value })}
          />
          <TextField label={words.company} maxLength={120} value={form.company} onChange={({ target }) => edit({ company: target.value })} />
          <TextField label={words.location} maxLength={120} value={form.location} onChange={({ target }) => edit({ location: target.value })} />
          <Select
            label={words.state}
            value={form.state}
            onChange={(state) => edit({ state: state as ApplicationState })}
            options={applicationStates.map((value) => ({ value, label: texts.state(value) }))}
          />
          <TextField
            type="date"
            label={words.remindOn}
            hint={words.remindHint}
            value={form.remindOn}
            onChange={({ target }) => edit({ remindOn: target.value })}
          />
        </div>
        <fieldset>
          <legend className="mb-2 text-[0.8125rem] font-[550]">{words.dates}</legend>
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            {dated.map((state) => (
              <TextField
                key={state}
                type="date"
                label={texts.state(state)}
                value={form.dates[state] ?? ''}
                onChange={({ target }) => edit({ dates: { ...form.dates, [state]: target.value } })}
              />
            ))}
          </div>
        </fieldset>
        <TextArea
          label={words.notes}
          hint={words.notesHint}
          maxLength={maxPostingNote}
          value={form.notes}
          onChange={({ target }) => edit({ notes: target.value })}
        />
      </form>
    </Modal>
  );
}
