import type { Delivery, Webhook } from '@folia/contracts/webhook/shapes';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useId } from 'react';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import { Signal } from '../../ui/signal';
import { OpenDelivery } from './open-delivery';
import { useWebhookChange } from './use-webhooks';
import { webhookTexts as texts } from './webhook-texts';

/** The columns of a delivery: time, event, id, answer, took, tries, replay. */
export const deliveryGrid = 'lg:grid lg:grid-cols-[8.5rem_minmax(0,1fr)_8.5rem_minmax(0,1.2fr)_4.5rem_5rem_7rem] items-center gap-x-3 px-3';

type DeliveryRowProps = { webhook: Webhook; delivery: Delivery; isOpen: boolean; onToggle: () => void };

export function DeliveryRow({ webhook, delivery, isOpen, onToggle }: DeliveryRowProps) {
  const part = useId();
  const { id, type, messageId, createdAt, tries, state } = delivery;
  const replay = useWebhookChange(
    () => api.post('/webhooks/{id}/deliveries/{deliveryId}/replay', { path: { id: webhook.id, deliveryId: id } }),
    texts.replayed,
  );
  return (
    <li className={isOpen ? 'bg-raised shadow-[inset_2px_0_0_var(--leaf)]' : ''}>
      <div className={`${deliveryGrid} relative flex flex-wrap py-1.5 text-[0.8125rem]`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={part}
          className="text-start tabular-nums after:absolute after:inset-0 min-h-11 flex-1 md:pointer-fine:min-h-8"
          onClick={onToggle}
        >
          {texts.at(createdAt)}
          <span className="sr-only"> {type}</span>
        </button>
        <code aria-hidden="true" className="font-mono text-xs">
          {type}
        </code>
        <code className="font-mono text-xs text-ink-3 max-lg:hidden" title={messageId}>
          {texts.shortId(messageId)}
        </code>
        <span className="w-full lg:w-auto">
          <Answer delivery={delivery} />
        </span>
        <span className="text-end tabular-nums text-ink-2 max-lg:hidden">{texts.took(tries.at(-1))}</span>
        <span className="text-ink-2 max-lg:hidden">{texts.tries(delivery)}</span>
        <span className={`relative ${isOpen ? '' : 'max-lg:hidden'}`}>
          <Button
            data-replay
            look="quiet"
            size="sm"
            disabled={webhook.state !== 'live' || state === 'sending'}
            busy={replay.isPending}
            aria-label={texts.replayOf(type)}
            onClick={() => replay.mutate()}
          >
            {state === 'waiting' && tries.length > 0 ? texts.replayNow : texts.replay}
          </Button>
        </span>
      </div>
      {isOpen ? <OpenDelivery id={part} webhookId={webhook.id} delivery={delivery} /> : null}
    </li>
  );
}

function Answer({ delivery }: { delivery: Delivery }) {
  const { state, tries } = delivery;
  const words = texts.answer(delivery);
  if (state === 'delivered')
    return (
      <Signal tone="good" icon={<CircleCheck aria-hidden="true" />}>
        {words}
      </Signal>
    );
  if (state === 'failed' || state === 'stopped')
    return (
      <Signal tone={state === 'failed' ? 'bad' : 'off'} icon={<CircleX aria-hidden="true" />}>
        {words}
      </Signal>
    );
  return (
    <Signal tone={tries.length > 0 ? 'warn' : 'fine'} icon={<Clock aria-hidden="true" />}>
      {words}
    </Signal>
  );
}
