import { bool, bytea, int4, text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const columns = 'code.id, code.gate_hash AS gate, gate.link_id AS "linkId", gate.key_version AS "keyVersion", code.address';
const gives = { id: uuid, gate: bytea, linkId: uuid, keyVersion: int4, address: text };
/** A code counts for ten minutes, once, and for five tries. */
const counts = `code.used_at IS NULL AND code.created_at > now() - interval '10 minutes'`;

const insertCode = statement('insert-link-code', {
  text: 'INSERT INTO link_code (id, gate_hash, address, is_sent) VALUES ($1, $2, $3, $4)',
  takes: { id: uuid, gate: bytea, address: text, isSent: bool },
});
const takeLetter = statement('take-letter-of-link-code', {
  text: `
    WITH before AS (SELECT id, sent_at FROM link_code WHERE id = $1 FOR UPDATE)
    UPDATE link_code code SET sent_at = coalesce(code.sent_at, now())
    FROM before, link_gate gate, link
    WHERE code.id = before.id AND gate.nonce_hash = code.gate_hash AND link.id = gate.link_id AND link.key_version = gate.key_version
      AND code.is_sent AND ${counts}
    RETURNING ${columns}, before.sent_at IS NULL AS "isFirst"`,
  takes: { id: uuid },
  gives: { ...gives, isFirst: bool.notNull },
});
// Only the newest counts: asking again ends the one before.
const tryCode = statement('try-link-code', {
  text: `
    UPDATE link_code code SET tries = code.tries + 1
    FROM link_gate gate
    WHERE gate.nonce_hash = code.gate_hash AND code.tries < 5 AND ${counts}
      AND code.id = (SELECT newest.id FROM link_code newest WHERE newest.gate_hash = $1 AND newest.address = $2 ORDER BY newest.id DESC LIMIT 1)
    RETURNING ${columns}, code.is_sent AS "isSent"`,
  takes: { gate: bytea, address: text },
  gives: { ...gives, isSent: bool },
});
const useCode = statement('use-link-code', { text: 'UPDATE link_code SET used_at = now() WHERE id = $1', takes: { id: uuid } });
const passAddress = statement('pass-address-at-link-gate', {
  text: 'UPDATE link_gate SET email = $2 WHERE nonce_hash = $1',
  takes: { gate: bytea, address: text },
});

/** Codes that were asked for at gates. They go with their gate, half an hour after it was made or when it was passed. */
@Injectable()
export class LinkCodeRepository {
  /** `isSent` false: one that exists only so that every address is answered alike. */
  async insert(manager: EntityManager, code: { id: string; gate: Buffer; address: string; isSent: boolean }): Promise<void> {
    await affected(manager, insertCode, code);
  }

  /** What an e-mail is written from, and whether it is for the first time; null when it must not be sent, or no longer. */
  async takeLetter(manager: EntityManager, id: string): Promise<Row<typeof takeLetter> | null> {
    return row(manager, takeLetter, { id });
  }

  /** Counts a try at the newest code of this address at this gate. Null when there is none that counts. */
  async try(manager: EntityManager, gate: Buffer, address: string): Promise<Row<typeof tryCode> | null> {
    return row(manager, tryCode, { gate, address });
  }

  /** The code was right: it does not count again, and its gate keeps the address. */
  async use(manager: EntityManager, { id, gate, address }: Pick<Row<typeof tryCode>, 'id' | 'gate' | 'address'>): Promise<void> {
    await affected(manager, useCode, { id });
    await affected(manager, passAddress, { gate, address });
  }
}
