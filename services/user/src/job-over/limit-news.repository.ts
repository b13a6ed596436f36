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
@Injectable()
export class LimitNewsRepository {
  /** The units that a job has used for good. */
  async committed(manager: EntityManager, jobId: string): Promise<CommittedUnit[]> {
    return rows(manager, listCommitted, { jobId, meters });
  }

  /** True the first time for this meter, period and percentage. */
  async note(manager: EntityManager, unit: CommittedUnit, percent: 80 | 100): Promise<boolean> {
    return (await affected(manager, noteTold, { ...unit, percent })) > 0;
  }
}
