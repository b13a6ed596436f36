import { createHash, randomBytes } from 'node:crypto';
import type { KeyList } from '@folia/platform/key-list';
import { TextSealer } from '@folia/platform/sealed-text';

const keyBytes = 32;

/** Keys of connectors: known again by their fingerprint, and sealed, each as the key of its own connector only, since the other side wants to see it. */
export class ConnectorKeys extends TextSealer {
  constructor(keys: KeyList) {
    super(keys, 'folia connector keys');
  }

  /** A new key, which is shown once. */
  make(connectorId: string): { key: string; hash: Buffer; sealed: string; lastFour: string } {
    const key = `folia_ats_${randomBytes(keyBytes).toString('base64url')}`;
    return { key, hash: hashOfConnectorKey(key), sealed: this.seal(key, connectorId), lastFour: key.slice(-4) };
  }
}

/** By which a key is known again. */
export const hashOfConnectorKey = (key: string): Buffer => createHash('sha256').update(key).digest();
