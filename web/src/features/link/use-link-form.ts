import type { Link, LinkWithToken } from '@folia/contracts/link/shapes';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error';
import { checkLinkForm, emptyLinkForm, type LinkForm, type LinkFormErrors, linkFormOf, passwordOf, rulesOf } from './link-form';
import { texts } from './texts';
import type { LinkActions } from './use-links';

type Outcome = { onMade: (made: LinkWithToken) => void; onSaved: () => void };

/** A link while it is typed: checked when it is sent, and from then on with every change. */
export function useLinkForm(kept: Link | null, actions: LinkActions, { onMade, onSaved }: Outcome) {
  const [form, setForm] = useState<LinkForm>(kept ? linkFormOf(kept) : emptyLinkForm);
  const [errors, setErrors] = useState<LinkFormErrors>({});
  const [notice, setNotice] = useState<string | null>(null);
  const [sending, setSending] = useState<'draft' | 'active' | null>(null);
  // One key for one body: what is sent again after a lost answer makes no second link.
  const sent = useRef({ body: '', key: '' });

  const edit = (change: Partial<LinkForm>) => {
    const next = { ...form, ...change };
    setForm(next);
    if (Object.keys(errors).length > 0) setErrors(checkLinkForm(next, new Date(), kept));
  };

  const send = async (status: 'draft' | 'active') => {
    if (sending) return;
    const now = new Date();
    const wrong = checkLinkForm(form, now, kept);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setSending(status);
    setNotice(null);
    try {
      const rules = rulesOf(form, now, kept);
      if (kept) {
        await actions.update(kept.id, { ...rules, version: kept.version, password: passwordOf(form, kept) });
        return onSaved();
      }
      const body = { ...rules, password: passwordOf(form, null) ?? null, status };
      const text = JSON.stringify(body);
      if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
      const made = await actions.create(body, sent.current.key);
      if (made.token) onMade(made);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'LINK_PASSWORD_GUESSABLE') return setErrors({ password: error.message });
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') void actions.reload();
      setNotice(error instanceof ApiError && error.code === 'VERSION_CONFLICT' ? texts.conflict : texts.failed((error as Error).message));
    } finally {
      setSending(null);
    }
  };
  return { form, errors, notice, sending, edit, send };
}
