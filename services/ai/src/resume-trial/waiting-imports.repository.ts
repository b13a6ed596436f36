import { resumeImportJob } from '@folia/contracts/resume-import/job';
import { int4, text } from '@folia/platform/sql-type';
import { onlyRow, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Imports that no worker has begun, but for those that wait for a part of the service that is away. */
const countWaiting = statement('count-waiting-imports', {
  text: `
    SELECT count(*)::int AS waiting FROM job
    WHERE finished_at IS NULL AND kind = $1 AND state = 'accepted' AND (resume_at IS NULL OR resume_at < now())`,
  takes: { kind: text },
  gives: { waiting: int4 },
});

@Injectable()
export class WaitingImportsRepository {
  constructor(private readonly database: DataSource) {}

  async count(): Promise<number> {
    return (await onlyRow(this.database, countWaiting, { kind: resumeImportJob.name })).waiting;
  }
}
