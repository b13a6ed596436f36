import type { Webhook } from '@folia/contracts/webhook/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { Modal } from '../../ui/modal';
import { useWebhookChange } from './use-webhooks';
import { webhookTexts as texts } from './webhook-texts';

/** The secret of an endpoint, which both sides sign with, and another one in its place. */
export function WebhookSecretDialog({ webhook: { id, url, rotatedAt }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const client = useQueryClient();
  const path = { id };
  const queryKey = ['webhook-secret', id];
  const secret = useQuery({ queryKey, queryFn: ({ signal }) => api.get('/webhooks/{id}/secret', { path, signal }), gcTime: 0, staleTime: 0 });
  const rotate = useWebhookChange(async () => client.setQueryData(queryKey, await api.post('/webhooks/{id}/secret', { path })), texts.rotated);
  const shown = secret.data?.secret ? secret.data : null;
  return (
    <Modal visible onClose={onClose} title={texts.secretTitle} width="md" foot={<Button onClick={onClose}>{texts.close}</Button>}>
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        <span className="font-mono text-[0.8125rem] text-ink">{texts.hostOf(url)}</span> · {texts.secretLead}
      </p>
      {secret.isError ? <LoadFailure onAgain={() => void secret.refetch()}>{texts.secretFailed}</LoadFailure> : null}
      {secret.isPending ? <Loading /> : null}
      {shown ? (
        <div className="mt-4 flex items-center gap-2 rounded-s border border-line-field bg-field p-1.5 ps-3">
          <code className="min-w-0 flex-1 font-mono text-xs [overflow-wrap:anywhere]">{shown.secret}</code>
          <CopyButton value={shown.secret} />
        </div>
      ) : null}
      <h3 className="mt-6 font-semibold">{texts.rotateTitle}</h3>
      <p className="mt-1 text-ink-2">{texts.rotateLead}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button icon={<RotateCw />} busy={rotate.isPending} onClick={() => rotate.mutate()}>
          {texts.rotate}
        </Button>
        <span className="text-xs text-ink-3">
          {shown?.oldSecretUntil ? texts.oldUntil(shown.oldSecretUntil) : rotatedAt ? texts.lastRotated(rotatedAt) : null}
        </span>
      </div>
    </Modal>
  );
}
