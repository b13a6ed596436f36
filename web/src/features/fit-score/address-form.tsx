import { completeAddress } from '@folia/contracts/complete-address';
import type { FetchedPosting } from '@folia/contracts/posting/shapes';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { AddressField } from '../../ui/address-field';
import { Button } from '../../ui/button';
import { calculatorTexts } from './calculator-texts';

const isAddress = (value: string) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);

/** Reads a page; the person checks its text before anything is spent. */
export function AddressForm({ onRead }: { onRead: (page: FetchedPosting) => void }) {
  const [url, setUrl] = useState('');
  const [isBad, setBad] = useState(false);
  const fetchPage = useMutation({
    mutationFn: (address: string) => api.post('/postings/read-page', { body: { url: address } }),
    onSuccess: ({ url: found, text }) => {
      if (found && text) onRead({ url: found, text });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = completeAddress(url);
    setBad(!isAddress(address));
    if (isAddress(address)) fetchPage.mutate(address);
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <AddressField
        autoComplete="off"
        label={calculatorTexts.address}
        hint={calculatorTexts.addressHint}
        placeholder={calculatorTexts.addressExample}
        error={isBad ? calculatorTexts.addressBad : fetchPage.error ? reasonOf(fetchPage.error) : null}
        value={url}
        onValue={(value) => {
          setUrl(value);
          setBad(false);
          fetchPage.reset();
        }}
      />
      <Button type="submit" look="primary" busy={fetchPage.isPending}>
        {calculatorTexts.readPage}
      </Button>
    </form>
  );
}
