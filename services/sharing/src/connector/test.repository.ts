import { connectorTestMonths } from '@folia/contracts/connector/words';
import { int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const columns = `id, connector_id AS "connectorId", job_id AS "jobId", agreement_id AS "agreementId", asked_at AS "askedAt", told`;
const gives = { id: uuid, connectorId: uuid, jobId: uuid, agreementId: uuid.nullable, askedAt: timestamptz.nullable, told: text.nullable };
// The update that changes nothing makes the row come back, and holds it for whoever sends the same at the same time.
const take = statement('take-test', {
  text: `
    INSERT INTO connector_test (id, connector_id, external_id, profile_url, job_id) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (connector_id, external_id) DO UPDATE SET external_id = excluded.external_id RETURNING ${columns}`,
  takes: { id: uuid, connectorId: uuid, externalId: text, profileUrl: text, jobId: uuid },
  gives,
});
const noteAsked = statement('note-test-asked', {
  text: 'UPDATE connector_test SET agreement_id = $2, asked_at = now(), check_at = now() WHERE id = $1',
  takes: { id: uuid, agreementId: uuid.nullable },
});
const findTest = statement('find-test', {
  text: `SELECT ${columns} FROM connector_test WHERE connector_id = $1 AND id = $2 AND asked_at IS NOT NULL`,
  takes: { connectorId: uuid, id: uuid },
  gives,
});
const noteChanged = statement('note-tests-changed', {
  text: `
    UPDATE connector_test t SET check_at = now(), checked = t.checked + 1 FROM connector c
    WHERE c.id = t.connector_id AND c.account_id = $1 AND t.job_id = $2 AND t.agreement_id IS NOT NULL`,
  takes: { accountId: uuid, jobId: uuid },
});
const listToCheck = statement('list-tests-to-check', {
  text: `
    SELECT t.id, t.connector_id AS "connectorId", t.agreement_id AS "agreementId", t.told, t.checked, c.account_id AS "accountId"
    FROM connector_test t JOIN connector c ON c.id = t.connector_id WHERE t.check_at <= now() AND t.agreement_id IS NOT NULL AND c.is_on
    ORDER BY t.check_at LIMIT 100`,
  gives: { id: uuid, connectorId: uuid, agreementId: uuid.notNull, told: text.nullable, checked: int4, accountId: uuid },
});
// Whatever has changed meanwhile is checked once more.
const noteChecked = statement('note-test-checked', {
  text: 'UPDATE connector_test SET check_at = NULL, told = $4 WHERE id = $1 AND checked = $2 AND told IS NOT DISTINCT FROM $3 AND check_at IS NOT NULL',
  takes: { id: uuid, checked: int4, before: text.nullable, told: text.nullable },
});
const removeOld = statement('remove-old-tests', {
  text: `DELETE FROM connector_test WHERE created_at < now() - interval '${connectorTestMonths} months'`,
});

export type KeptTest = Row<typeof take>;
export type TestToCheck = Row<typeof listToCheck>;

/** Tests that were sent to candidates: which of theirs is which agreement of ours, and of which result they were told. */
@Injectable()
export class TestRepository {
  constructor(private readonly database: DataSource) {}

  /** The test that is known by this external id, or a new one. */
  async take(test: { id: string; connectorId: string; externalId: string; profileUrl: string; jobId: string }): Promise<KeptTest> {
    return onlyRow(this.database, take, test);
  }

  async noteAsked(id: string, agreementId: string | null): Promise<void> {
    await affected(this.database, noteAsked, { id, agreementId });
  }

  async find(connectorId: string, id: string): Promise<KeptTest | null> {
    return row(this.database, findTest, { connectorId, id });
  }

  /** Something about candidates of this job is different: results are compared with what was told. */
  async noteChanged(manager: EntityManager, accountId: string, jobId: string): Promise<void> {
    await affected(manager, noteChanged, { accountId, jobId });
  }

  async listToCheck(): Promise<TestToCheck[]> {
    return rows(this.database, listToCheck);
  }

  /** False when another process was faster, or something has changed since. */
  async noteChecked(manager: EntityManager, { id, checked, told: before }: TestToCheck, told: string | null): Promise<boolean> {
    return (await affected(manager, noteChecked, { id, checked, before, told })) > 0;
  }

  async removeOld(): Promise<void> {
    await affected(this.database, removeOld);
  }
}
