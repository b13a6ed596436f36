import { text, uuid } from '@folia/platform/sql-type';
import { affected, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const refuse = statement('refuse-askings', {
  text: 'INSERT INTO refused_asking (hash) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
  takes: { hashes: text.array },
});
const allow = statement('allow-askings', { text: 'DELETE FROM refused_asking WHERE hash = ANY($1)', takes: { hashes: text.array } });
const listRefused = statement('list-refused-askings', {
  text: 'SELECT hash FROM refused_asking WHERE hash = ANY($1)',
  takes: { hashes: text.array },
  gives: { hash: text },
});
const listPeople = statement('list-people-to-ask', {
  text: `SELECT id, lower(email) AS address FROM "user" WHERE id = ANY($1)`,
  takes: { ids: uuid.array },
  gives: { id: uuid, address: text.nullable },
});
const listBlocking = statement('list-people-who-block-asker', {
  text: `
    SELECT u.id, lower(u.email) AS address FROM block b JOIN "user" u ON u.id = b.blocker_id
    WHERE b.active AND b.blocked_id = $1 AND (u.id = ANY($2) OR lower(u.email) = ANY($3))`,
  takes: { askerId: uuid, ids: uuid.array, addresses: text.array },
  gives: { id: uuid, address: text.nullable },
});
const findAddressSent = statement('find-address-of-asking', {
  text: `SELECT address FROM email WHERE kind IN ('screening-invite', 'screening-reminder') AND about = $1 AND address IS NOT NULL LIMIT 1`,
  takes: { askingId: uuid },
  gives: { address: text.nullable },
});

/** Who wants nobody to ask them to be compared with a job, as keyed hashes that nobody can read back. */
@Injectable()
export class AskingRefusalRepository {
  constructor(private readonly database: DataSource) {}

  async refuse(hashes: readonly string[], manager: EntityManager = this.database.manager): Promise<void> {
    await affected(manager, refuse, { hashes });
  }

  /** Takes it back. */
  async allow(hashes: readonly string[]): Promise<void> {
    await affected(this.database, allow, { hashes });
  }

  async listRefused(hashes: readonly string[]): Promise<Set<string>> {
    return new Set((await rows(this.database, listRefused, { hashes })).map(({ hash }) => hash));
  }

  /** With their addresses, in small letters; nobody who is gone. */
  async listPeople(ids: readonly string[], database: DataSource | EntityManager = this.database): Promise<{ id: string; address: string | null }[]> {
    return rows(database, listPeople, { ids });
  }

  /** Those of these people, and of the people with these addresses, who have blocked the asker. */
  async listBlocking(askerId: string, ids: readonly string[], addresses: readonly string[]): Promise<{ id: string; address: string | null }[]> {
    return rows(this.database, listBlocking, { askerId, ids, addresses });
  }

  /** Where the e-mail about an asking went; null when none was sent. */
  async findAddressSent(manager: EntityManager, askingId: string): Promise<string | null> {
    return (await row(manager, findAddressSent, { askingId }))?.address ?? null;
  }
}
