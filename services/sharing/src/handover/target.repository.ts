import type { EarlierMapping } from '@folia/contracts/connector/shapes';
import type { ConnectorKind } from '@folia/contracts/connector/words';
import { bool, jsonb, text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const columns = 'id, kind, mapping, is_on AS "isOn", sealed_credentials AS sealed';
const gives = { id: uuid, kind: text.as<ConnectorKind>(), mapping: jsonb.as<EarlierMapping>(), isOn: bool, sealed: text.nullable };
const find = statement('find-connector-to-hand-over', {
  text: `SELECT ${columns} FROM connector WHERE account_id = $1 AND id = $2`,
  takes: { accountId: uuid, id: uuid },
  gives,
});
// One system takes over the candidates of a job: the first.
const findOfJob = statement('find-connector-that-takes-candidates-of-job', {
  text: `SELECT ${columns} FROM connector WHERE account_id = $1 AND mapping->'handovers' @> jsonb_build_array(jsonb_build_object('jobId', $2::text)) ORDER BY id LIMIT 1`,
  takes: { accountId: uuid, jobId: text },
  gives,
});
const keep = statement('keep-credentials', {
  text: `
    UPDATE connector SET sealed_credentials = $3, user_name = $4, user_key_four = $5, version = version + 1 WHERE account_id = $1 AND id = $2`,
  takes: { accountId: uuid, id: uuid, sealed: text, userName: text, lastFour: text },
});
const listSealed = statement('list-sealed-credentials', {
  text: 'SELECT id, sealed_credentials AS sealed FROM connector WHERE sealed_credentials IS NOT NULL',
  gives: { id: uuid, sealed: text.notNull },
});
const sealAgain = statement('seal-credentials-again', {
  text: 'UPDATE connector SET sealed_credentials = $3 WHERE id = $1 AND sealed_credentials = $2',
  takes: { id: uuid, sealed: text, again: text },
});

/** A connector as candidates are handed over by it. */
export type Target = Row<typeof find>;

/** What of connectors opens the other system's interface, and which of its jobs takes whose candidates. */
@Injectable()
export class TargetRepository {
  constructor(private readonly database: DataSource) {}

  async find(accountId: string, id: string): Promise<Target | null> {
    return row(this.database, find, { accountId, id });
  }

  async findOfJob(accountId: string, jobId: string): Promise<Target | null> {
    return row(this.database, findOfJob, { accountId, jobId });
  }

  async keepCredentials(kept: { accountId: string; id: string; sealed: string; userName: string; lastFour: string }): Promise<boolean> {
    return (await affected(this.database, keep, kept)) > 0;
  }

  async listSealed(): Promise<Row<typeof listSealed>[]> {
    return rows(this.database, listSealed);
  }

  async sealAgain(id: string, sealed: string, again: string): Promise<void> {
    await affected(this.database, sealAgain, { id, sealed, again });
  }
}
