import { completeAddress } from '@folia/contracts/complete-address';
import { boardPageOf } from '@folia/contracts/posting/board-page';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { AddressField } from '../../ui/address-field';
import { Button } from '../../ui/button';
import { ListedJobs } from './listed-jobs';
import { texts } from './texts';

const words = texts.form;
const isAddress = (value: string) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);

/** Reads an advertisement from its address; where that is a company's board, jobs that it lists. */
export function PageForm({ onRead }: { onRead: (page: { text: string; url: string }) => void }) {
  const [value, setValue] = useState('');
  const [isBad, setBad] = useState(false);
  const read = useMutation({
    mutationFn: (url: string) => api.post('/postings/read-page', { body: { url } }),
    onSuccess: ({ url, text }) => {
      if (url && text) onRead({ url, text });
    },
  });
  const list = useMutation({ mutationFn: (url: string) => api.post('/postings/read-board', { body: { url } }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = completeAddress(value);
    setBad(!isAddress(address));
    if (!isAddress(address)) return;
    if (boardPageOf(address)) list.mutate(address);
    else read.mutate(address);
  };
  const error = list.error ?? read.error;
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <AddressField
        autoComplete="off"
        label={words.url}
        hint={words.urlHint}
        error={isBad ? words.urlBad : error ? reasonOf(error) : null}
        value={value}
        onValue={(next) => {
          setValue(next);
          setBad(false);
          read.reset();
          list.reset();
        }}
      />
      <div>
        <Button type="submit" look="primary" busy={list.isPending || (read.isPending && !list.data)}>
          {words.read}
        </Button>
      </div>
      {list.data?.items ? <ListedJobs items={list.data.items} reading={read.isPending ? read.variables : null} onChoose={(url) => read.mutate(url)} /> : null}
    </form>
  );
}
