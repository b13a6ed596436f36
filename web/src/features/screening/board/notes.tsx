import type { CandidateNote } from '@folia/contracts/screening/board';
import { longestCandidateNote } from '@folia/contracts/screening/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-field';
import { candidateKey } from '../api';
import { texts } from './texts';
import { useTeam } from './use-colleagues';

const words = texts.notes;
/** How a colleague is mentioned: whoever is named so is told. */
const atName = (name: string) => `@${name}`;

type NotesProps = { jobId: string; candidateId: string; notes: readonly CandidateNote[]; who: (id: string | null) => string; mine: string };

/** What the team notes about a candidate. Nobody else reads it. */
export function Notes({ jobId, candidateId, notes, who, mine }: NotesProps) {
  const client = useQueryClient();
  const team = useTeam();
  const [text, setText] = useState<string | null>(null);
  const again = () => client.invalidateQueries({ queryKey: candidateKey(jobId, candidateId) });
  const add = useMutation({
    mutationFn: (note: string) => {
      const mentions = team.flatMap(({ id, name }) => (note.includes(atName(name)) ? [id] : []));
      return api.post('/screening/jobs/{jobId}/candidates/{candidateId}/notes', { path: { jobId, candidateId }, body: { text: note, mentions } });
    },
    onSuccess: async () => {
      await again();
      setText(null);
    },
  });
  const remove = useMutation({
    mutationFn: (noteId: string) => api.delete('/screening/jobs/{jobId}/candidates/{candidateId}/notes/{noteId}', { path: { jobId, candidateId, noteId } }),
    onSuccess: again,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text?.trim()) add.mutate(text.trim());
  };
  return (
    <section aria-label={words.label} className="grid gap-2 text-[0.8125rem]">
      {notes.length > 0 ? (
        <ul className="grid gap-2">
          {notes.map((note) => (
            <li key={note.id} className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
                <p className="text-xs text-ink-3">{words.by(who(note.by), note.at)}</p>
              </div>
              {note.by === mine ? (
                <Button iconOnly look="quiet" size="sm" icon={<X />} onClick={() => remove.mutate(note.id)}>
                  {words.remove}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {text === null ? (
        <div>
          <Button size="sm" look="quiet" icon={<Plus />} className="-ms-2.5" onClick={() => setText('')}>
            {words.add}
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-2">
          <TextArea
            autoFocus
            label={words.label}
            hint={words.hint}
            maxLength={longestCandidateNote}
            error={add.error ? reasonOf(add.error) : null}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div className="flex flex-wrap items-center gap-1.5">
            <Button type="submit" size="sm" busy={add.isPending}>
              {words.save}
            </Button>
            <Button size="sm" look="quiet" onClick={() => setText(null)}>
              {texts.notNow}
            </Button>
            {team.length > 0 ? (
              <Select
                hideLabel
                label={words.mention}
                value=""
                className="ms-auto w-44"
                options={[{ value: '', label: words.mentionNobody }, ...team.map(({ id, name }) => ({ value: id, label: name }))]}
                onChange={(chosen) => {
                  const name = team.find(({ id }) => id === chosen)?.name;
                  if (name) setText(`${text}${text && !/\s$/.test(text) ? ' ' : ''}${atName(name)} `);
                }}
              />
            ) : null}
          </div>
        </form>
      )}
    </section>
  );
}
