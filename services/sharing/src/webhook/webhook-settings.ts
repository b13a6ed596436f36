import type { KeyList } from '@folia/platform/key-list';

/** `keys` seal secrets. `testHosts` may have any address; it is empty in production. */
export type WebhookSettings = { keys: KeyList; testHosts: ReadonlySet<string> };
export const webhookSettings = Symbol('WebhookSettings');
