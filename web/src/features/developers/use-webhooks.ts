import type { Webhook } from '@folia/contracts/webhook/shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { useToast } from '../../ui/toast';

const webhooksKey = ['webhooks'];
const deliveriesKey = ['webhook-deliveries'];
/** While a ping is on its way its answer comes within seconds; otherwise figures may be a little old. */
const soonMs = 1_000;
const laterMs = 10_000;

export const useWebhooks = () =>
  useQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => api.get('/webhooks', { signal }),
    refetchInterval: ({ state }) => (state.data?.items?.some((one) => one.state === 'waiting') ? soonMs : laterMs),
  });

export const useDeliveries = (id: string, state: 'all' | 'failed') =>
  useCursorPages([...deliveriesKey, id, state], '/webhooks/{id}/deliveries', { path: { id }, query: { state }, refetchInterval: 3_000 });

/** `tries`: how many are known, so that it is read again when there is one more. */
export const useDelivery = (id: string, deliveryId: string, tries: number) =>
  useQuery({
    queryKey: [...deliveriesKey, 'open', deliveryId, tries],
    queryFn: ({ signal }) => api.get('/webhooks/{id}/deliveries/{deliveryId}', { path: { id, deliveryId }, signal }),
    placeholderData: (before) => (before?.id === deliveryId ? before : undefined),
  });

/** Something that is done to an endpoint: the lists are read again, `done` is said, and so is why it was refused. */
export function useWebhookChange<Input = void>(work: (input: Input) => Promise<unknown>, done?: string) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: work,
    onSuccess: () => {
      if (done) toast(done);
      return Promise.all([client.invalidateQueries({ queryKey: webhooksKey }), client.invalidateQueries({ queryKey: deliveriesKey })]);
    },
    onError: (error) => toast(reasonOf(error)),
  });
}

/** The same in a dialog, which shows itself why it was refused. */
export function useWebhookSave(save: () => Promise<Webhook>, onSaved: (webhook: Webhook) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: async (webhook) => {
      await client.invalidateQueries({ queryKey: webhooksKey });
      onSaved(webhook);
    },
  });
}
