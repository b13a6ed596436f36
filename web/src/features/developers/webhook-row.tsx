import type { Webhook } from '@folia/contracts/webhook/shapes';
import { Ban, CircleCheck, Clock, KeyRound, MoreHorizontal, Pencil, Power, Trash2, TriangleAlert } from 'lucide-react';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { Signal } from '../../ui/signal';
import { useWebhookChange } from './use-webhooks';
import { webhookTexts as texts } from './webhook-texts';

export type WebhookWish = 'edit' | 'secret' | 'remove';

/** The columns of an endpoint: address and types, status, delivered, secret, what can be done. */
export const webhookGrid = 'lg:grid lg:grid-cols-[minmax(0,2fr)_13rem_minmax(0,1.4fr)_8rem_11.5rem] items-center gap-x-4 ps-3';

type WebhookRowProps = { webhook: Webhook; isChosen: boolean; onChoose: (() => void) | null; onWish: (wish: WebhookWish) => void };

export function WebhookRow({ webhook, isChosen, onChoose, onWish }: WebhookRowProps) {
  const { id, url, types, state, failed, version } = webhook;
  const path = { id };
  const ping = useWebhookChange(() => api.post('/webhooks/{id}/ping', { path }), texts.pinged);
  const replay = useWebhookChange(() => api.post('/webhooks/{id}/replay', { path, body: { since: new Date(0).toISOString() } }), texts.replaying);
  const turn = useWebhookChange(
    (isOn: boolean) => api.patch('/webhooks/{id}', { path, body: { version, isOn } }),
    state === 'off' ? texts.switchedOn : texts.switchedOff,
  );
  const host = <span className="font-mono text-[0.8125rem] font-semibold [overflow-wrap:anywhere]">{texts.hostOf(url)}</span>;
  return (
    <li className={`${webhookGrid} border-b border-line space-y-1.5 py-3 text-s ${isChosen ? 'shadow-[inset_2px_0_0_var(--leaf)]' : ''}`}>
      <div className="min-w-0">
        {onChoose ? (
          <button
            type="button"
            className="text-start min-h-11 hover:underline md:pointer-fine:min-h-8"
            aria-pressed={isChosen}
            title={texts.choose(url)}
            onClick={onChoose}
          >
            {host}
          </button>
        ) : (
          host
        )}
        <p className="text-xs text-ink-3" title={types.join(', ')}>
          {texts.types(types)}
        </p>
      </div>
      <div>
        <State webhook={webhook} />
      </div>
      <span className="block text-ink-2 tabular-nums">{texts.delivered(webhook)}</span>
      <span className="flex items-center gap-1.5 text-xs max-lg:hidden">
        <code className="font-mono text-ink-3">whsec_…</code>
        <button type="button" className="link" aria-label={texts.showSecretOf(url)} onClick={() => onWish('secret')}>
          {texts.show}
        </button>
      </span>
      <div className="flex items-center gap-1 lg:ms-auto">
        {state === 'off' ? (
          <Button size="sm" icon={<Power />} busy={turn.isPending} onClick={() => turn.mutate(true)}>
            {texts.switchOn}
          </Button>
        ) : failed > 0 && state === 'live' ? (
          <Button size="sm" busy={replay.isPending} onClick={() => replay.mutate()}>
            {texts.replayAll(failed)}
          </Button>
        ) : (
          <Button size="sm" busy={ping.isPending} onClick={() => ping.mutate()}>
            {texts.ping}
          </Button>
        )}
        <Menu
          label={texts.more(url)}
          trigger={
            <Button look="quiet" size="sm" iconOnly icon={<MoreHorizontal />}>
              {texts.more(url)}
            </Button>
          }
          items={[
            { label: texts.edit, icon: <Pencil />, onSelect: () => onWish('edit') },
            { label: texts.secretTitle, icon: <KeyRound />, onSelect: () => onWish('secret') },
            ...(state === 'off' ? [] : [{ label: texts.ping, icon: <CircleCheck />, onSelect: () => ping.mutate() }]),
            ...(state === 'off' ? [] : [{ label: texts.switchOff, icon: <Power />, onSelect: () => turn.mutate(false) }]),
            'line',
            { label: texts.remove, icon: <Trash2 />, caution: true, onSelect: () => onWish('remove') },
          ]}
        />
      </div>
    </li>
  );
}

function State({ webhook }: { webhook: Webhook }) {
  const { state, failingSince } = webhook;
  const words = texts.state(webhook);
  if (state === 'waiting')
    return (
      <Signal tone="fine" icon={<Clock aria-hidden="true" />}>
        {words}
      </Signal>
    );
  if (state === 'off')
    return (
      <Signal tone="off" icon={<Ban aria-hidden="true" />}>
        {words}
      </Signal>
    );
  return (
    <Signal tone={failingSince ? 'warn' : 'good'} icon={failingSince ? <TriangleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}>
      {words}
    </Signal>
  );
}
