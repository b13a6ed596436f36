import { text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const ofAccount = 'job_id IN (SELECT id FROM screening_job WHERE account_id = $1)';
const listAgreements = statement('list-agreements-of-account', {
  text: `
    SELECT a.id, a.state, a.person_id AS "personId" FROM agreement a JOIN screening_job j ON j.id = a.job_id
    WHERE j.account_id = $1 AND a.state IN ('asked', 'given') ORDER BY a.id FOR UPDATE OF j, a`,
  takes: { accountId: uuid },
  gives: { id: uuid, state: text.as<'asked' | 'given'>(), personId: uuid.nullable },
});
const noteEnded = statement('note-ended-candidacies', {
  text: `
    INSERT INTO ended_candidacy (id, address, title) SELECT id, email, shown->>'title' FROM agreement
    WHERE ${ofAccount} AND state = 'given' AND person_id IS NULL AND email IS NOT NULL`,
  takes: { accountId: uuid },
});
const listWaitingFiles = statement('list-waiting-files-of-account', {
  text: `SELECT file_key AS "fileKey" FROM upload WHERE ${ofAccount} AND file_key IS NOT NULL`,
  takes: { accountId: uuid },
  gives: { fileKey: text.notNull },
});
// What candidates may still ask about stays, and leads neither to the organisation nor to who decided for it.
const untieLog = statement('untie-decisions-from-account', {
  text: 'UPDATE screening_decision SET account_id = $2, decided_by = NULL, reason = NULL WHERE account_id = $1',
  takes: { accountId: uuid, subject: uuid },
});
const findEnded = statement('find-ended-candidacy', {
  text: 'SELECT address, title FROM ended_candidacy WHERE id = $1',
  takes: { id: uuid },
  gives: { address: text, title: text },
});
const forgetEnded = statement('forget-ended-candidacies', { text: `DELETE FROM ended_candidacy WHERE ended_at < now() - interval '1 day'` });

/** Everything that was made for an organisation. */
@Injectable()
export class OrganisationDeletionRepository {
  constructor(private readonly database: DataSource) {}

  /** All that wait for an answer or were given, held with their jobs until the transaction is over. */
  async listAgreements(manager: EntityManager, accountId: string): Promise<Row<typeof listAgreements>[]> {
    return rows(manager, listAgreements, { accountId });
  }

  /** Keeps the addresses of candidates without an account, for a day. */
  async noteEnded(manager: EntityManager, accountId: string): Promise<void> {
    await affected(manager, noteEnded, { accountId });
  }

  /** The keys of files that wait for an address. */
  async listWaitingFiles(manager: EntityManager, accountId: string): Promise<string[]> {
    return (await rows(manager, listWaitingFiles, { accountId })).map(({ fileKey }) => fileKey);
  }

  /** The log goes on under a random number. */
  async untieLog(manager: EntityManager, accountId: string, subject: string): Promise<void> {
    await affected(manager, untieLog, { accountId, subject });
  }

  async findEnded(id: string): Promise<Row<typeof findEnded> | null> {
    return row(this.database, findEnded, { id });
  }

  async forgetEnded(): Promise<void> {
    await affected(this.database, forgetEnded);
  }
}
