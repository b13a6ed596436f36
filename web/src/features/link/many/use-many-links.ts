import { maxLinkTable } from '@folia/contracts/limits';
import type { LinkWithToken } from '@folia/contracts/link/shapes';
import type { LinkTableInput, LinkTablePreview } from '@folia/contracts/link/table';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { checkedOf, emptyLinkForm, type LinkForm, passwordOf, rulesOf } from '../form/link-form';
import { useRulesForm } from '../form/use-rules-form';
import { manyTexts as texts } from './many-texts';

type Step = { is: 'rules' } | { is: 'preview'; sent: LinkTableInput; preview: LinkTablePreview } | { is: 'made'; links: LinkWithToken[] };
export type TableFile = { name: string; base64: string };

// A call with too many arguments would overflow the stack.
const chunk = 8192;
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}

// Each line says itself whom its link is for.
const rulesAlone = (form: LinkForm) => ({ ...checkedOf(form, null), description: undefined });

/** A table of recipients from the file to the links: nothing is made before its preview has been confirmed. */
export function useManyLinks(onMade: () => void) {
  const rules = useRulesForm(emptyLinkForm, rulesAlone);
  const [file, setFile] = useState<TableFile | null>(null);
  const [encoding, setEncoding] = useState('utf-8');
  const [step, setStep] = useState<Step>({ is: 'rules' });
  const [notice, setNotice] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // One key per table: confirming again after a lost answer makes no second set of links.
  const confirmed = useRef({ digest: '', key: '' });

  const choose = async (chosen: File) => {
    setNotice(null);
    if (chosen.size > maxLinkTable.bytes) return setNotice(texts.tooLarge);
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (bytes) setFile({ name: chosen.name, base64: base64Of(new Uint8Array(bytes)) });
    else setNotice(texts.unreadable);
  };
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setNotice(null);
    try {
      await work();
    } catch (error) {
      // The rules were refused, not the table.
      if (error instanceof ApiError && error.code === 'LINK_PASSWORD_GUESSABLE') setStep({ is: 'rules' });
      setNotice(texts.failed((error as Error).message));
    }
    setBusy(false);
  };
  const read = (form: LinkForm, { base64 }: TableFile) =>
    attempt(async () => {
      const sent = { file: base64, encoding, rules: { ...rulesOf(form, new Date(), null), note: undefined, password: passwordOf(form, null) ?? null } };
      const preview = await api.post('/links/table/preview', { body: sent });
      // Empty after a 401: the popup has taken over.
      if (preview.rows) setStep({ is: 'preview', sent, preview });
    });
  const look = () => {
    if (file) void rules.form.handleSubmit((form) => read(form, file))();
  };
  const make = () =>
    attempt(async () => {
      if (step.is !== 'preview' || !step.preview.digest) return;
      const { digest } = step.preview;
      if (confirmed.current.digest !== digest) confirmed.current = { digest, key: crypto.randomUUID() };
      const { links } = await api.post('/links/table', { body: { ...step.sent, digest }, headers: { 'Idempotency-Key': confirmed.current.key } });
      if (!links) return;
      setStep({ is: 'made', links });
      onMade();
    });
  const back = () => {
    setNotice(null);
    setStep({ is: 'rules' });
  };
  return { rules, file, choose, encoding, setEncoding, step, notice, busy, look, make, back };
}
export type ManyLinks = ReturnType<typeof useManyLinks>;
