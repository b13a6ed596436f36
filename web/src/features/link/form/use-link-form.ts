import type { Link, LinkApplication, LinkWithToken } from '@folia/contracts/link/shapes';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error';
import { texts } from '../texts';
import type { LinkActions } from '../use-links';
import { checkedOf, emptyLinkForm, type LinkForm, linkFormOf, newLinkOf, passwordOf, rulesOf } from './link-form';
import { useRulesForm } from './use-rules-form';

/** What is being typed: a link that is there, or a new one, perhaps for an application. */
export type Draft = { kept: Link } | { kept: null; application: LinkApplication | null; start: Partial<LinkForm> };
type Outcome = { onMade: (made: LinkWithToken) => void; onSaved: () => void };

/** Sends a link that was typed. */
export function useLinkForm(draft: Draft, actions: LinkActions, { onMade, onSaved }: Outcome) {
  const { kept } = draft;
  const { form, typed } = useRulesForm(kept ? linkFormOf(kept) : { ...emptyLinkForm, ...draft.start }, (form) => checkedOf(form, kept));
  const [notice, setNotice] = useState<string | null>(null);
  const [sending, setSending] = useState<'draft' | 'active' | null>(null);
  // One key per body: resending after a lost response does not create a second link.
  const sent = useRef({ body: '', key: '' });

  const submit = async (form: LinkForm, status: 'draft' | 'active') => {
    if (draft.kept) {
      const { id, version } = draft.kept;
      const saved = await actions.update(id, {
        ...rulesOf(form, new Date(), draft.kept),
        description: form.description,
        version,
        password: passwordOf(form, draft.kept),
      });
      if (saved.id) onSaved();
      return;
    }
    const body = { ...newLinkOf(form, draft.application, new Date()), status };
    const text = JSON.stringify({ ...body, expiresAt: null });
    if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
    const made = await actions.create(body, sent.current.key);
    // Empty after a 401: the popup has taken over.
    if (made.token) onMade(made);
  };
  const attempt = async (typed: LinkForm, status: 'draft' | 'active') => {
    setNotice(null);
    try {
      await submit(typed, status);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'LINK_PASSWORD_GUESSABLE')
        return form.setError('password', { type: 'server', message: error.message }, { shouldFocus: true });
      if (form.refuse(error)) return;
      const isConflict = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
      if (isConflict) void actions.reload();
      setNotice(isConflict ? texts.conflict : texts.failed((error as Error).message));
    }
  };
  const send = async (status: 'draft' | 'active') => {
    if (sending) return;
    setSending(status);
    await form.handleSubmit((typed) => attempt(typed, status))();
    setSending(null);
  };
  return { form, typed, notice, sending, send };
}
