import { z } from 'zod';
import { deliveryProblems, deliveryStates, maxWebhookUrl, webhookOffReasons, webhookPing, webhookStates, webhookTypes } from './words';

const types = z
  .array(z.enum(webhookTypes))
  .min(1)
  .max(webhookTypes.length)
  .refine((all) => new Set(all).size === all.length, 'Each type once.');

/** An address with https on port 443, and what it is told. */
export const createWebhookInput = z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(maxWebhookUrl), types });
export type CreateWebhook = z.infer<typeof createWebhookInput>;

/** With another address, or when it is switched on again, an endpoint waits for a ping. */
export const updateWebhookInput = z.strictObject({
  version: z.int().describe('As it was read; another one is a conflict.'),
  url: createWebhookInput.shape.url.optional(),
  types: types.optional(),
  isOn: z.boolean().optional(),
});

/** An endpoint of an account. `delivered` of `told` are those of the last 24 hours; `offAt` is when a failing one is switched off. */
export const webhook = z.strictObject({
  id: z.uuid(),
  url: z.string(),
  types: z.array(z.enum(webhookTypes)),
  state: z.enum(webhookStates),
  offReason: z.enum(webhookOffReasons).nullable(),
  failingSince: z.iso.datetime().nullable(),
  offAt: z.iso.datetime().nullable(),
  /** Until when the secret before this one signs too; null when there is only one. */
  oldSecretUntil: z.iso.datetime().nullable(),
  rotatedAt: z.iso.datetime().nullable(),
  told: z.int(),
  delivered: z.int(),
  failed: z.int(),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhook>;

/** The secret that signs, as the verifiers of Standard Webhooks take it. */
export const webhookSecret = z.strictObject({ secret: z.string().regex(/^whsec_/), oldSecretUntil: z.iso.datetime().nullable() });
export type WebhookSecret = z.infer<typeof webhookSecret>;

const type = z.enum([...webhookTypes, webhookPing]);

/** One try: `status` is null where nobody answered, and `problem` says why. `ms` is how long it took. */
export const deliveryTry = z.strictObject({
  at: z.iso.datetime(),
  status: z.int().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  ms: z.int(),
});
export type DeliveryTry = z.infer<typeof deliveryTry>;

/** What an endpoint was told once, however many tries that took. `nextAt` is when it is tried again. */
export const delivery = z.strictObject({
  id: z.uuid(),
  /** The header webhook-id: the same in every try, also of a replay. */
  messageId: z.string(),
  type,
  state: z.enum(deliveryStates),
  tries: z.array(deliveryTry),
  nextAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Delivery = z.infer<typeof delivery>;

/** A delivery with what was sent and answered in the last try; both are null before the first. */
export const openDelivery = delivery.extend({
  body: z.string(),
  sent: z.record(z.string(), z.string()).nullable(),
  answer: z.strictObject({ headers: z.record(z.string(), z.string()), body: z.string(), isCut: z.boolean() }).nullable(),
});
export type OpenDelivery = z.infer<typeof openDelivery>;

export const listDeliveriesQuery = z.strictObject({
  state: z.enum(['all', 'failed']).default('all').describe('failed: whose last try was not answered with 2xx'),
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export const deliveryPage = z.strictObject({ items: z.array(delivery), nextCursor: z.uuid().nullable() });
export type DeliveryPage = z.infer<typeof deliveryPage>;
