import type { Webhook } from '@folia/contracts/webhook/shapes';
import { useState } from 'react';
import { type LetterKey, useLetterKeys } from '../../lib/letter-keys';
import { useSession } from '../../lib/session-context';
import { PagedList } from '../../ui/paged-list';
import { Segmented } from '../../ui/segmented';
import { DeliveryRow, deliveryGrid } from './delivery-row';
import { useDeliveries } from './use-webhooks';
import { webhookTexts as texts } from './webhook-texts';

const keys: readonly LetterKey[] = [{ key: 'r', does: 'Replay the delivery in focus' }];

/** What an endpoint was told, a line each; one of them is open. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { id, url, state, failed } = webhook;
  const { user } = useSession();
  const [which, setWhich] = useState<'all' | 'failed'>('all');
  const [openId, setOpenId] = useState<string | null>(null);
  const pages = useDeliveries(id, which);
  useLetterKeys(keys, () => {
    const row = document.activeElement?.closest('[data-rows] > *');
    const button = row?.querySelector<HTMLButtonElement>('[data-replay]:not(:disabled)');
    if (!button) return false;
    button.click();
  });
  return (
    <section aria-labelledby="deliveries-title" className="mt-8">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id="deliveries-title" className="font-semibold [overflow-wrap:anywhere]">
          {texts.deliveries} <span className="ms-1.5 text-[0.8125rem] font-normal text-ink-3">{texts.ofEndpoint(url)}</span>
        </h3>
        <div className="flex items-center gap-4">
          {user.letterKeys ? (
            <p aria-hidden="true" className="hidden items-center gap-1 text-xs text-ink-3 lg:flex">
              <kbd className="keycap">j</kbd>
              <kbd className="keycap">k</kbd>
              <kbd className="keycap">{texts.keys.enter}</kbd>
              {texts.keys.open}
              <kbd className="keycap ms-1">r</kbd>
              {texts.keys.replay}
            </p>
          ) : null}
          <Segmented
            label={texts.which}
            hideLabel
            value={which}
            options={[
              { value: 'all', label: texts.all },
              { value: 'failed', label: texts.onlyFailed, count: failed },
            ]}
            onChange={setWhich}
          />
        </div>
      </div>
      {state === 'off' ? (
        <p role="note" className="mb-3 max-w-[80ch] border-s-2 border-warn ps-4 text-ink-2">
          {texts.off}
        </p>
      ) : null}
      <div aria-hidden="true" className={`${deliveryGrid} py-2 text-xs text-ink-3 max-lg:hidden`}>
        {[texts.heads.time, texts.heads.event, texts.heads.id, texts.heads.answer].map((name) => (
          <span key={name}>{name}</span>
        ))}
        <span className="text-end">{texts.heads.took}</span>
        <span>{texts.heads.tries}</span>
      </div>
      <PagedList
        pages={pages}
        label={texts.deliveries}
        failed={texts.deliveriesFailed}
        empty={<p className="border-y border-line py-5 text-ink-2">{which === 'all' ? texts.noDeliveries : texts.noFailed}</p>}
        row={(one) => (
          <DeliveryRow
            key={one.id}
            webhook={webhook}
            delivery={one}
            isOpen={one.id === openId}
            onToggle={() => setOpenId((before) => (before === one.id ? null : one.id))}
          />
        )}
      />
      <p className="mt-3 text-xs text-ink-3">{texts.kept}</p>
    </section>
  );
}
