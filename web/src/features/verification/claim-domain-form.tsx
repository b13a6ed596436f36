import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { texts } from './texts';

const domainShape = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Names a domain, and by what it is proven. */
export function ClaimDomainForm() {
  const client = useQueryClient();
  const [domain, setDomain] = useState('');
  const [isBad, setBad] = useState(false);
  const claim = useMutation({
    mutationFn: (way: 'dns' | 'address') => api.post('/verifications', { body: { domain: domain.trim(), way } }),
    onSuccess: (list) => {
      client.setQueryData(['verifications'], list);
      setDomain('');
    },
  });
  const prove = (way: 'dns' | 'address') => {
    const isGood = domainShape.test(domain.trim());
    setBad(!isGood);
    if (isGood && !claim.isPending) claim.mutate(way);
  };
  return (
    <form
      noValidate
      className="mt-8 grid max-w-[28rem] gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        prove('dns');
      }}
    >
      <h2 className="section-title">{texts.add}</h2>
      <TextField
        label={texts.domain}
        hint={texts.domainHint}
        error={isBad ? texts.domainBad : claim.error ? reasonOf(claim.error) : null}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={253}
        value={domain}
        onChange={({ target }) => {
          setDomain(target.value);
          setBad(false);
          claim.reset();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={claim.isPending && claim.variables === 'dns'}>
          {texts.byDns}
        </Button>
        <Button busy={claim.isPending && claim.variables === 'address'} onClick={() => prove('address')}>
          {texts.byAddress}
        </Button>
      </div>
      <p className="text-[0.8125rem] text-ink-3">{texts.addressHint}</p>
    </form>
  );
}
