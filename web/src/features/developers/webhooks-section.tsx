import type { Webhook } from '@folia/contracts/webhook/shapes';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import { RemovalDialog } from '../../ui/removal-dialog';
import { Deliveries } from './deliveries';
import { ListSection } from './list-section';
import { useWebhooks } from './use-webhooks';
import { WebhookDialog } from './webhook-dialog';
import { WebhookRow, type WebhookWish, webhookGrid } from './webhook-row';
import { WebhookSecretDialog } from './webhook-secret-dialog';
import { webhookTexts as texts } from './webhook-texts';

type Open = { what: 'add' } | { what: WebhookWish; webhook: Webhook };

/** The endpoints of the account, and what the chosen one was told. */
export function WebhooksSection() {
  const { data, isError, refetch } = useWebhooks();
  const [open, setOpen] = useState<Open | null>(null);
  const [chosenId, choose] = useState<string | null>(null);
  const all = data?.items ?? [];
  const chosen = all.find(({ id }) => id === chosenId) ?? all[0];
  const close = () => setOpen(null);
  const add = (
    <Button icon={<Plus />} className="max-sm:w-full" onClick={() => setOpen({ what: 'add' })}>
      {texts.add}
    </Button>
  );
  return (
    <ListSection
      id="webhooks-title"
      title={texts.title}
      lead={texts.lead}
      action={add}
      count={data?.items?.length ?? null}
      hasFailed={isError}
      onAgain={() => void refetch()}
      words={texts}
      example={<Example />}
    >
      {chosen ? (
        <>
          <div aria-hidden="true" className={`${webhookGrid} border-b border-line py-2 text-xs text-ink-3 max-lg:hidden`}>
            {[texts.columns.endpoint, texts.columns.status, texts.columns.delivered, texts.columns.secret].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ul aria-labelledby="webhooks-title">
            {all.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                isChosen={all.length > 1 && webhook.id === chosen.id}
                onChoose={all.length > 1 ? () => choose(webhook.id) : null}
                onWish={(what) => setOpen({ what, webhook })}
              />
            ))}
          </ul>
          <Deliveries key={chosen.id} webhook={chosen} />
        </>
      ) : null}
      {open?.what === 'add' ? <WebhookDialog webhook={null} onSaved={({ id }) => choose(id)} onClose={close} /> : null}
      {open?.what === 'edit' ? <WebhookDialog webhook={open.webhook} onSaved={() => {}} onClose={close} /> : null}
      {open?.what === 'secret' ? <WebhookSecretDialog webhook={open.webhook} onClose={close} /> : null}
      {open?.what === 'remove' ? (
        <RemovalDialog
          title={texts.removeTitle(open.webhook.url)}
          text={texts.removeText}
          done={texts.removed}
          remove={() => api.delete('/webhooks/{id}', { path: { id: open.webhook.id } })}
          onRemoved={async () => {
            await refetch();
            close();
          }}
          onClose={close}
        />
      ) : null}
    </ListSection>
  );
}

/** What a server gets. */
const Example = () => <code className="font-mono text-xs [overflow-wrap:anywhere]">{'{"type":"link.viewed","timestamp":"…","data":{"linkId":"…"}}'}</code>;
