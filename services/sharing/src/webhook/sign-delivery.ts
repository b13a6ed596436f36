import { Webhook } from 'standardwebhooks';

/** Under which id a receiver knows a delivery, however often it comes. */
export const messageIdOf = (deliveryId: string): string => `msg_${deliveryId.replaceAll('-', '')}`;

/** The headers of one try by Standard Webhooks 1.0.0: a signature for each secret, the newest first. */
export function signDelivery(deliveryId: string, body: string, secrets: readonly string[], at: Date): Record<string, string> {
  const id = messageIdOf(deliveryId);
  return {
    'content-type': 'application/json',
    'user-agent': 'Folia-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
