import { randomBytes } from 'node:crypto';
import type { KeyList } from '@folia/platform/key-list';
import { TextSealer } from '@folia/platform/sealed-text';

const secretBytes = 32;

/** What seals the secrets of endpoints, each as the secret of its own endpoint only. */
export class WebhookSecrets extends TextSealer {
  constructor(keys: KeyList) {
    super(keys, 'folia webhook secrets');
  }

  /** A new secret, sealed. */
  make(endpointId: string): string {
    return this.seal(`whsec_${randomBytes(secretBytes).toString('base64')}`, endpointId);
  }
}
