import { longestInviteTable } from '@folia/contracts/asking/limits';
import type { Invitee } from '@folia/contracts/asking/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { TextArea } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { askingsKey } from '../api';
import { InvitePreview } from './invite-preview';
import { texts } from './texts';

const words = texts.invite;

/** Asks addresses: they are typed or taken from a file, looked through, and only then asked. */
export function InviteDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const [form, file] = [useId(), useId()];
  const [table, setTable] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const path = { jobId };
  const look = useMutation({ mutationFn: () => api.post('/screening/jobs/{jobId}/askings/previews', { path, body: { table } }) });
  const ask = useMutation({
    mutationFn: (people: Invitee[]) =>
      api.post('/screening/jobs/{jobId}/askings/addresses', {
        path,
        body: { people: people.map(({ address, name }) => ({ address, name })) },
      }),
    onSuccess: ({ asked, ...list }) => {
      client.setQueryData(askingsKey(jobId), list);
      toast(words.asked(asked));
      onClose();
    },
  });
  const preview = look.data?.rows ? look.data : null;
  const chosen = preview?.rows.filter(({ state }) => state === 'new') ?? [];
  const isTooMany = preview !== null && chosen.length > preview.left;
  const put = (text: string) => {
    setTable(text);
    setFault(null);
    look.reset();
  };
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [taken] = target.files ?? [];
    target.value = '';
    if (!taken) return;
    const text = taken.size > longestInviteTable ? null : textOf(await taken.arrayBuffer());
    if (text === null) setFault(words.fileBad);
    else put(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!table.trim()) setFault(words.needed);
    else if (!look.isPending) look.mutate();
  };
  return (
    <Modal
      visible
      width="lg"
      title={words.title}
      onClose={onClose}
      foot={
        preview ? (
          <>
            <Button look="quiet" onClick={() => look.reset()}>
              {words.back}
            </Button>
            <Button look="primary" disabled={chosen.length === 0 || isTooMany} busy={ask.isPending} onClick={() => ask.mutate(chosen)}>
              {words.ask(chosen.length)}
            </Button>
          </>
        ) : (
          <>
            <Button look="quiet" onClick={onClose}>
              {texts.notNow}
            </Button>
            <Button look="primary" type="submit" form={form} busy={look.isPending}>
              {words.look}
            </Button>
          </>
        )
      }
    >
      {preview ? (
        <>
          <InvitePreview preview={preview} isTooMany={isTooMany} />
          <p role="alert" className="mt-3 text-bad empty:hidden">
            {ask.error ? reasonOf(ask.error) : ''}
          </p>
        </>
      ) : (
        <form id={form} noValidate onSubmit={submit} className="grid gap-4">
          <p className="text-ink-2">{words.lead}</p>
          <TextArea
            tall
            label={words.table}
            hint={words.tableHint}
            maxLength={longestInviteTable}
            spellCheck={false}
            value={table}
            error={fault ?? (look.error ? reasonOf(look.error) : null)}
            onChange={({ target }) => put(target.value)}
          />
          <div>
            <label htmlFor={file} className="mb-1.5 block text-s font-medium">
              {words.file}
            </label>
            <input id={file} type="file" accept=".csv,.txt,text/csv,text/plain" className="block w-full text-s" onChange={(event) => void take(event)} />
          </div>
        </form>
      )}
    </Modal>
  );
}

/** Spreadsheets write UTF-8, or the character set of Windows. Null for bytes that are no text. */
function textOf(bytes: ArrayBuffer): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  return text.includes('\0') ? null : text;
}
