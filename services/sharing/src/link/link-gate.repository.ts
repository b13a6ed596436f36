import { createHash, randomBytes } from 'node:crypto';
import { bool, bytea, float8, int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Door } from './link-session.repository';

/** For how long a gate keeps what was shown at it, in seconds. */
const gateSeconds = 1_800;
const hashOf = (nonce: string): Buffer => createHash('sha256').update(nonce).digest();

const makeGate = statement('make-link-gate', {
  text: 'INSERT INTO link_gate (nonce_hash, link_id, key_version, has_password) VALUES ($1, $2, $3, $4)',
  takes: { nonceHash: bytea, linkId: uuid, keyVersion: int4, hasPassword: bool },
});
const findGate = statement('find-link-gate', {
  text: `
    SELECT nonce_hash AS "nonceHash", has_password AS "hasPassword", email, extract(epoch FROM now() - made_at)::float8 * 1000 AS "ageMs"
    FROM link_gate WHERE nonce_hash = $1 AND link_id = $2 AND key_version = $3 AND made_at > now() - make_interval(secs => $4)`,
  takes: { nonceHash: bytea, linkId: uuid, keyVersion: int4, seconds: float8 },
  gives: { nonceHash: bytea, hasPassword: bool, email: text.nullable, ageMs: float8 },
});
/** What a visitor has shown at a gate so far; `email` is the verified address. */
export type Gate = Row<typeof findGate>;

const passPassword = statement('note-link-gate-password', {
  text: 'UPDATE link_gate SET has_password = true WHERE nonce_hash = $1',
  takes: { nonceHash: bytea },
});
const removeOver = statement('remove-over-link-gates', {
  text: 'DELETE FROM link_gate WHERE made_at < $1',
  takes: { before: timestamptz },
});

/** Gates: from the first refusal that asks for something until the visitor is let in. A nonce opens once, and only its hash is kept. */
@Injectable()
export class LinkGateRepository {
  constructor(private readonly database: DataSource) {}

  /** Answers the nonce of a new gate. */
  async make(manager: EntityManager, { id, keyVersion }: Door, hasPassword: boolean): Promise<string> {
    const nonce = randomBytes(24).toString('base64url');
    await affected(manager, makeGate, { nonceHash: hashOf(nonce), linkId: id, keyVersion, hasPassword });
    return nonce;
  }

  /** Null for a nonce that was used, is over, or belongs to another link or an earlier key of it. */
  async find(manager: EntityManager, { id, keyVersion }: Door, nonce: string | undefined): Promise<Gate | null> {
    if (nonce === undefined) return null;
    return row(manager, findGate, { nonceHash: hashOf(nonce), linkId: id, keyVersion, seconds: gateSeconds });
  }

  async passPassword(manager: EntityManager, { nonceHash }: Gate): Promise<void> {
    await affected(manager, passPassword, { nonceHash });
  }

  async removeOver(): Promise<void> {
    await affected(this.database, removeOver, { before: new Date(Date.now() - gateSeconds * 1000) });
  }
}
