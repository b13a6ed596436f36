import type { Webhook } from '@folia/contracts/webhook/shapes';
import { type WebhookType, webhookTypes } from '@folia/contracts/webhook/words';
import { useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useWebhookSave } from './use-webhooks';
import { webhookTexts as texts } from './webhook-texts';

type WebhookDialogProps = { webhook: Webhook | null /** Null for a new one. */; onSaved: (webhook: Webhook) => void; onClose: () => void };

/** The address of an endpoint and what it is told. */
export function WebhookDialog({ webhook, onSaved, onClose }: WebhookDialogProps) {
  const [url, setUrl] = useState(webhook?.url ?? 'https://');
  const [chosen, setChosen] = useState<readonly WebhookType[]>(webhook?.types ?? []);
  const [isSent, setSent] = useState(false);
  const types = webhookTypes.filter((type) => chosen.includes(type));
  const body = { url: url.trim(), types };
  const save = useWebhookSave(
    () => (webhook ? api.patch('/webhooks/{id}', { path: { id: webhook.id }, body: { version: webhook.version, ...body } }) : api.post('/webhooks', { body })),
    (saved) => {
      onSaved(saved);
      onClose();
    },
  );
  const isAddress = URL.canParse(body.url) && new URL(body.url).hostname !== '';
  return (
    <FormDialog
      title={webhook ? texts.editTitle : texts.addTitle}
      action={webhook ? texts.save : texts.add}
      cancel={texts.cancel}
      isTyped={url !== (webhook?.url ?? 'https://') || types.length > 0}
      isBusy={save.isPending}
      failure={save.error && reasonOf(save.error)}
      note={<span className="me-auto text-xs text-ink-3 max-sm:hidden">{texts.addNote}</span>}
      onClose={onClose}
      onSubmit={() => {
        setSent(true);
        if (isAddress && types.length > 0) save.mutate();
      }}
    >
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        error={isSent && !isAddress ? texts.addressHint : null}
        value={url}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setUrl(event.target.value)}
      />
      <fieldset>
        <legend className="mb-1 text-[0.8125rem] font-[550]">{texts.told}</legend>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {webhookTypes.map((type) => (
            <li key={type}>
              <label className="flex min-h-11 items-center gap-2.5 border-b border-line py-1.5">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-(--leaf)"
                  checked={chosen.includes(type)}
                  onChange={({ target }) => setChosen((before) => [...before.filter((one) => one !== type), ...(target.checked ? [type] : [])])}
                />
                <span className="min-w-0">
                  <code className="block font-mono text-xs [overflow-wrap:anywhere]">{type}</code>
                  <span className="text-xs text-ink-3">{texts.typeWords[type]}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p role="alert" className="mt-1.5 text-[0.8125rem] text-bad empty:hidden">
          {isSent && types.length === 0 ? texts.chooseOne : null}
        </p>
      </fieldset>
    </FormDialog>
  );
}
