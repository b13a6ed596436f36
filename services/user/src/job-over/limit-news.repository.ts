import { type Meter, meters } from '@folia/contracts/plans';
import { int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const listCommitted = statement('list-committed-units-of-job', {
  text: `
    SELECT account_id AS "accountId", meter, period_start AS start FROM usage WHERE job_id = $1 AND state = 'committed' AND meter = ANY($2)`,
  takes: { jobId: uuid, meters: text.array },
  gives: { accountId: uuid, meter: text.as<Meter>(), start: timestamptz },
});
export type CommittedUnit = Row<typeof listCommitted>;
const noteTold = statement('note-limit-news', {
  text: 'INSERT INTO limit_news (account_id, meter, period_start, percent) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
  takes: { accountId: uuid, meter: text, start: timestamptz, percent: int4 },
});
const listReceivers = statement('list-receivers-of-limit-news', {
  text: `
    SELECT id FROM "user" WHERE id = $1
    UNION ALL SELECT person_id FROM member WHERE organisation_id = $1 AND role IN ('owner', 'admin')`,
  takes: { accountId: uuid },
  gives: { id: uuid.notNull },
});

@Injectable()
export class LimitNewsRepository {
  /** The units that a job has used for good. */
  async committed(manager: EntityManager, jobId: string): Promise<CommittedUnit[]> {
    return rows(manager, listCommitted, { jobId, meters });
  }

  /** The person whose account it is, or who may see the limits of an organisation. */
  async receivers(manager: EntityManager, accountId: string): Promise<string[]> {
    return (await rows(manager, listReceivers, { accountId })).map(({ id }) => id);
  }

  /** True the first time for this meter, period and percentage. */
  async note(manager: EntityManager, unit: CommittedUnit, percent: 80 | 100): Promise<boolean> {
    return (await affected(manager, noteTold, { ...unit, percent })) > 0;
  }
}
