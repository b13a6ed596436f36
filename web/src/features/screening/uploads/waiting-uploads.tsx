import type { WaitingUpload } from '@folia/contracts/candidate-upload/shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { LoadFailure } from '../../../ui/load-failure';
import { Modal } from '../../../ui/modal';
import { TextField } from '../../../ui/text-field';
import { jobKey, uploadsQuery } from '../api';
import { texts } from './texts';

const words = texts.waiting;

/** Files whose people could not be told: each gets an address, or is deleted. */
export function WaitingUploads({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { data, isPending, refetch } = useQuery(uploadsQuery(jobId));
  const [told, setTold] = useState<string | null>(null);
  const items = data?.items ?? [];
  return (
    <Modal visible width="md" title={words.title} onClose={onClose}>
      <p className="text-ink-2">{words.lead}</p>
      <p role="status" className="mt-3 font-medium text-good empty:hidden">
        {told}
      </p>
      {isPending ? <p className="mt-4 text-ink-2">{words.loading}</p> : null}
      {!isPending && !data?.items ? (
        <LoadFailure className="mt-4" onAgain={() => void refetch()}>
          {words.failed}
        </LoadFailure>
      ) : null}
      {data?.items && items.length === 0 ? <p className="mt-4 font-medium">{words.none}</p> : null}
      <ul className="mt-4 divide-y divide-line border-line not-empty:border-t">
        {items.map((upload) => (
          <Waiting key={upload.id} jobId={jobId} upload={upload} onTold={() => setTold(words.told(upload.fileName))} />
        ))}
      </ul>
    </Modal>
  );
}

type WaitingProps = { jobId: string; upload: WaitingUpload; onTold: () => void };

function Waiting({ jobId, upload, onTold }: WaitingProps) {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const path = { jobId, uploadId: upload.id };
  const again = () => client.invalidateQueries({ queryKey: jobKey(jobId) });
  const give = useMutation({
    mutationFn: () => api.put('/screening/jobs/{jobId}/uploads/{uploadId}/address', { path, body: { email: email.trim() } }),
    onSuccess: () => {
      onTold();
      return again();
    },
  });
  const remove = useMutation({ mutationFn: () => api.delete('/screening/jobs/{jobId}/uploads/{uploadId}', { path }), onSuccess: again });
  const error = give.error ?? remove.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!give.isPending) give.mutate();
  };
  return (
    <li className="py-4">
      <p className="truncate font-medium">{upload.fileName}</p>
      <p className="text-xs text-ink-3">
        {texts.said(upload)} · {words.goes(upload.goesAt)}
      </p>
      <form noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-center gap-2">
        <TextField
          className="w-full"
          label={words.address}
          aria-label={words.addressIn(upload.fileName)}
          type="email"
          maxLength={254}
          autoComplete="off"
          value={email}
          error={error ? reasonOf(error) : null}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" busy={give.isPending}>
          {words.give}
        </Button>
        <Button look="quiet" iconOnly icon={<Trash2 />} busy={remove.isPending} onClick={() => remove.mutate()}>
          {words.delete(upload.fileName)}
        </Button>
      </form>
    </li>
  );
}
