import { hkdfSync, randomBytes } from 'node:crypto';
import { openText, sealText } from '@folia/platform/sealed-text';

const secretBytes = 32;

/** What seals the secrets of endpoints, each as the secret of its own endpoint only. */
export class WebhookSecrets {
  private readonly key: Buffer;

  constructor(key: string) {
    this.key = Buffer.from(hkdfSync('sha256', key, '', 'folia webhook secrets', 32));
  }

  /** A new secret, sealed. */
  make(endpointId: string): string {
    return sealText(`whsec_${randomBytes(secretBytes).toString('base64')}`, this.key, endpointId);
  }

  /** Null for a secret that another key sealed. */
  open(sealed: string, endpointId: string): string | null {
    try {
      return openText(sealed, this.key, endpointId);
    } catch {
      return null;
    }
  }
}
