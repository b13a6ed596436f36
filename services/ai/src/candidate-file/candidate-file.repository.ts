import { int8, text, uuid } from '@folia/platform/sql-type';
import { affected, type Database, onlyRow, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const listKeys = statement('list-file-keys-of-candidates', {
  text: 'SELECT file_key AS "fileKey" FROM candidate WHERE file_key = ANY($1) UNION ALL SELECT file_key FROM upload WHERE file_key = ANY($1)',
  takes: { keys: text.array },
  gives: { fileKey: text.notNull },
});
const sumBytes = statement('sum-bytes-of-candidate-files', {
  text: `
    SELECT coalesce(sum(f.bytes), 0)::bigint AS bytes FROM screening_job j CROSS JOIN LATERAL (
      SELECT file_bytes AS bytes FROM candidate WHERE job_id = j.id UNION ALL SELECT file_bytes FROM upload WHERE job_id = j.id) f
    WHERE j.account_id = $1`,
  takes: { accountId: uuid },
  gives: { bytes: int8 },
});
const lockFiles = statement('lock-candidate-files-of-account', {
  text: `SELECT pg_advisory_xact_lock(hashtextextended('candidate-file:' || $1::text, 0))`,
  takes: { accountId: text },
});

/** The files of candidates and of uploads that wait. */
@Injectable()
export class CandidateFileRepository {
  constructor(private readonly database: DataSource) {}

  /** Which of these files somebody still has. */
  async listKeys(keys: readonly string[]): Promise<string[]> {
    return (await rows(this.database, listKeys, { keys })).map(({ fileKey }) => fileKey);
  }

  /** Of all jobs of an account, in bytes. */
  async sumBytes(accountId: string, database: Database = this.database): Promise<number> {
    return Number((await onlyRow(database, sumBytes, { accountId })).bytes);
  }

  /** Nobody else adds a file to this account's jobs until the transaction is over. */
  async lock(manager: EntityManager, accountId: string): Promise<void> {
    await affected(manager, lockFiles, { accountId });
  }
}
