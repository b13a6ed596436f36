import { longestAskedName } from '@folia/contracts/asking/limits';
import type { AskedPortfolio } from '@folia/contracts/asking/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { TextField } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { askingsKey } from '../api';
import { readPortfolioAddress } from './read-portfolio-address';
import { texts } from './texts';

const words = texts.link;
const atTheGate = new Set(['LINK_PRESS_REQUIRED', 'LINK_PASSWORD_REQUIRED', 'LINK_EMAIL_REQUIRED', 'LINK_NOTICE_REQUIRED']);

/** Asks the owner of a portfolio that somebody was shown. */
export function AskByLinkDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const form = useId();
  const [address, setAddress] = useState('');
  const [name, setName] = useState('');
  const [isBad, setBad] = useState(false);
  const ask = useMutation({
    mutationFn: (portfolio: AskedPortfolio) => api.post('/screening/jobs/{jobId}/askings/links', { path: { jobId }, body: { portfolio, name } }),
    onSuccess: ({ asked, ...list }) => {
      client.setQueryData(askingsKey(jobId), list);
      if (asked === 0) return;
      toast(words.asked);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const portfolio = readPortfolioAddress(address, window.location.origin);
    setBad(portfolio === null);
    if (portfolio && !ask.isPending) ask.mutate(portfolio);
  };
  return (
    <Modal
      visible
      width="md"
      title={words.title}
      onClose={onClose}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {texts.notNow}
          </Button>
          <Button look="primary" type="submit" form={form} busy={ask.isPending}>
            {words.ask}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2">{words.lead}</p>
        <TextField
          label={words.address}
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          value={address}
          error={isBad ? words.addressBad : ask.error ? sentenceOf(ask.error) : ask.data?.asked === 0 ? words.known : null}
          onChange={({ target }) => {
            setAddress(target.value);
            setBad(false);
            ask.reset();
          }}
        />
        <TextField label={words.name} hint={words.nameHint} maxLength={longestAskedName} value={name} onChange={({ target }) => setName(target.value)} />
      </form>
    </Modal>
  );
}

function sentenceOf(error: Error): string {
  if (!(error instanceof ApiError)) return reasonOf(error);
  if (error.code === 'NOT_FOUND') return words.nothing;
  if (error.code === 'TOO_MANY_REQUESTS') return words.spent;
  return error.code !== null && atTheGate.has(error.code) ? words.openFirst : reasonOf(error);
}
