/** `key` seals secrets. `testHosts` may have any address; it is empty in production. */
export type WebhookSettings = { key: string; testHosts: ReadonlySet<string> };
export const webhookSettings = Symbol('WebhookSettings');
