import { z } from 'zod';
import { rpc } from '../rpc';
import { createWebhookInput, delivery, deliveryPage, listDeliveriesQuery, openDelivery, updateWebhookInput, webhook, webhookSecret } from './shapes';

const byId = z.strictObject({ id: z.uuid() });
const aDelivery = byId.extend({ deliveryId: z.uuid() });
const reading = { access: 'webhook.read', scope: 'webhooks:read', idempotent: true } as const;
const writing = { access: 'webhook.manage', scope: 'webhooks:write' } as const;

/** All endpoints of the account, the oldest first. */
export const listWebhooks = rpc('sharing.webhook.list', { ...reading, input: z.strictObject({}), output: z.strictObject({ items: z.array(webhook) }) });
/** Throws NOT_FOUND. */
export const getWebhook = rpc('sharing.webhook.get', { ...reading, input: byId, output: webhook });
/** Sends a ping at once. Throws WEBHOOKS_FULL {limit}, BODY_INVALID for an address that is not https on port 443, or that is no public one. */
export const createWebhook = rpc('sharing.webhook.create', { ...writing, input: createWebhookInput, output: webhook });
/** Throws NOT_FOUND, VERSION_CONFLICT {version}, and BODY_INVALID as above. */
export const updateWebhook = rpc('sharing.webhook.update', { ...writing, input: updateWebhookInput.extend({ id: z.uuid() }), output: webhook });
/** Deletes the endpoint and its deliveries. Throws NOT_FOUND. */
export const deleteWebhook = rpc('sharing.webhook.delete', { ...writing, input: byId, output: z.strictObject({}) });
/** Throws NOT_FOUND. */
export const getWebhookSecret = rpc('sharing.webhook.secret', { ...writing, idempotent: true, input: byId, output: webhookSecret });
/** A new secret; the one before signs too for `oldSecretHours`. Throws NOT_FOUND. */
export const rotateWebhookSecret = rpc('sharing.webhook.rotate', { ...writing, input: byId, output: webhookSecret });
/** Throws NOT_FOUND, CONFLICT for an endpoint that is off. */
export const pingWebhook = rpc('sharing.webhook.ping', { ...writing, input: byId, output: delivery });
/** What an endpoint was told, the latest first. Throws NOT_FOUND. */
export const listDeliveries = rpc('sharing.webhook.deliveries', { ...reading, input: listDeliveriesQuery.extend({ id: z.uuid() }), output: deliveryPage });
/** Throws NOT_FOUND. */
export const getDelivery = rpc('sharing.webhook.delivery', { ...reading, input: aDelivery, output: openDelivery });
/** Sends it once more, under the same id, and tries as often as for a new one. Throws NOT_FOUND, CONFLICT unless the endpoint is live. */
export const replayDelivery = rpc('sharing.webhook.replay', { ...writing, input: aDelivery, output: delivery });
/** The same for all that were made since then and failed or were stopped; at most `mostReplayed`, the oldest first. Throws NOT_FOUND, CONFLICT. */
export const replayFailed = rpc('sharing.webhook.replay-failed', {
  ...writing,
  input: byId.extend({ since: z.iso.datetime() }),
  output: z.strictObject({ replayed: z.int() }),
});
