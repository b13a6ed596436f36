import type { Link, LinkWithToken } from '@folia/contracts/link/shapes';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiError } from '../../lib/api-error';
import { useContractForm } from '../../lib/use-contract-form';
import { checkedOf, emptyLinkForm, type LinkForm, linkFormOf, passwordOf, rulesOf } from './link-form';
import { texts } from './texts';
import type { LinkActions } from './use-links';

type Outcome = { onMade: (made: LinkWithToken) => void; onSaved: () => void };

const rules = async () => (await import('./link-rules')).linkRules(() => new Date());
const words = { date: texts.form.datePast, maxViews: texts.form.maxViewsError, password: texts.form.passwordShort };

/** A link while it is typed: checked when it is sent, and from then on at every change. */
export function useLinkForm(kept: Link | null, actions: LinkActions, { onMade, onSaved }: Outcome) {
  const form = useContractForm<LinkForm>({ values: kept ? linkFormOf(kept) : emptyLinkForm, rules, sent: (typed) => checkedOf(typed, kept), words });
  const [notice, setNotice] = useState<string | null>(null);
  const [sending, setSending] = useState<'draft' | 'active' | null>(null);
  // One key per body: resending after a lost response does not create a second link.
  const sent = useRef({ body: '', key: '' });

  const submit = async (typed: LinkForm, status: 'draft' | 'active') => {
    setNotice(null);
    try {
      const limits = rulesOf(typed, new Date(), kept);
      if (kept) {
        await actions.update(kept.id, { ...limits, version: kept.version, password: passwordOf(typed, kept) });
        return onSaved();
      }
      const body = { ...limits, password: passwordOf(typed, null) ?? null, status };
      const text = JSON.stringify(body);
      if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
      const made = await actions.create(body, sent.current.key);
      if (made.token) onMade(made);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'LINK_PASSWORD_GUESSABLE')
        return form.setError('password', { type: 'server', message: error.message }, { shouldFocus: true });
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') void actions.reload();
      setNotice(error instanceof ApiError && error.code === 'VERSION_CONFLICT' ? texts.conflict : texts.failed((error as Error).message));
    }
  };
  const send = async (status: 'draft' | 'active') => {
    if (sending) return;
    setSending(status);
    await form.handleSubmit((typed) => submit(typed, status))();
    setSending(null);
  };
  return { form, typed: useWatch({ control: form.control }) as LinkForm, notice, sending, send };
}
