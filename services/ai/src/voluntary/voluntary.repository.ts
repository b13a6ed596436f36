import { randomUUID } from 'node:crypto';
import type { VoluntaryAnswers } from '@folia/contracts/audit/shapes';
import { fewestInCell, type VoluntaryDimension, voluntaryHours, voluntaryKeptMonths } from '@folia/contracts/audit/words';
import { bool, bytea, int4, text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const applicant = `
    SELECT c.id AS "candidateId", j.id AS "jobId", j.account_id AS "accountId" FROM agreement a
    JOIN candidate c ON c.agreement_id = a.id JOIN screening_job j ON j.id = c.job_id`;
const isNew = `a.state = 'given' AND j.state = 'open' AND a.given_at > now() - interval '${voluntaryHours} hours'`;
const gives = { candidateId: uuid, jobId: uuid, accountId: uuid };
const findOfPerson = statement('find-new-applicant', {
  text: `${applicant} WHERE a.id = $1 AND a.person_id = $2 AND ${isNew}`,
  takes: { agreementId: uuid, personId: uuid },
  gives,
});
const findByKey = statement('find-new-applicant-by-key', {
  text: `${applicant} JOIN agreement_key k ON k.agreement_id = a.id WHERE k.hash = $1 AND ${isNew}`,
  takes: { hash: bytea },
  gives,
});
const saveAnswers = statement('save-voluntary-answers', {
  text: `
    INSERT INTO voluntary_answer (id, account_id, job_id, tag, token_hash, sex, ethnic_group, age, disability)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (tag) DO UPDATE SET token_hash = excluded.token_hash, sex = excluded.sex, ethnic_group = excluded.ethnic_group, age = excluded.age,
      disability = excluded.disability`,
  takes: {
    id: uuid,
    accountId: uuid,
    jobId: uuid,
    tag: bytea,
    tokenHash: bytea,
    sex: text.nullable,
    ethnicGroup: text.nullable,
    age: text.nullable,
    disability: text.nullable,
  },
});
const moveTag = statement('move-tag-of-voluntary-answers', {
  text: 'UPDATE voluntary_answer SET tag = $1 WHERE tag = ANY($2)',
  takes: { tag: bytea, former: bytea.array },
});
const deleteByToken = statement('delete-voluntary-answers-by-token', {
  text: 'DELETE FROM voluntary_answer WHERE token_hash = $1',
  takes: { tokenHash: bytea },
});
const listOutcomes = statement('list-outcomes-of-candidates', {
  text: `
    SELECT c.id, (c.stage IN ('shortlist', 'interview', 'offer', 'hired') OR (c.stage = 'declined' AND EXISTS (
      SELECT 1 FROM screening_decision d
      WHERE d.candidate_id = c.id AND d.to_value = 'declined' AND d.from_value IN ('shortlist', 'interview', 'offer', 'hired')))) AS "movedOn"
    FROM candidate c WHERE c.job_id = $1`,
  takes: { jobId: uuid },
  gives: { id: uuid, movedOn: bool.notNull },
});
const settleAnswers = statement('settle-voluntary-answers', {
  text: `
    UPDATE voluntary_answer v SET moved_on = o.moved_on, tag = NULL, job_id = NULL
    FROM unnest($2::bytea[], $3::boolean[]) AS o (tag, moved_on) WHERE v.job_id = $1 AND v.tag = o.tag`,
  takes: { jobId: uuid, tags: bytea.array, movedOn: bool.array },
});
const deleteUnsettled = statement('delete-unsettled-voluntary-answers', {
  text: 'DELETE FROM voluntary_answer WHERE job_id = $1',
  takes: { jobId: uuid },
});
/** All at once, when they are enough. */
const countSettled = statement('count-settled-voluntary-answers', {
  text: `
    UPDATE voluntary_answer SET is_counted = true WHERE account_id = $1 AND moved_on IS NOT NULL AND NOT is_counted
      AND (SELECT count(*) FROM voluntary_answer WHERE account_id = $1 AND moved_on IS NOT NULL AND NOT is_counted) >= ${fewestInCell}`,
  takes: { accountId: uuid },
});
const countByCategory = statement('count-voluntary-answers', {
  text: `
    SELECT d.dimension, d.category, count(*)::int AS people, (count(*) FILTER (WHERE v.moved_on))::int AS "movedOn"
    FROM voluntary_answer v, LATERAL (VALUES ('sex', v.sex), ('ethnicGroup', v.ethnic_group), ('age', v.age), ('disability', v.disability)) AS d (dimension, category)
    WHERE v.account_id = $1 AND v.is_counted GROUP BY d.dimension, d.category`,
  takes: { accountId: uuid },
  gives: { dimension: text.as<VoluntaryDimension>().notNull, category: text.nullable, people: int4, movedOn: int4 },
});
const forgetOld = statement('forget-old-voluntary-answers', {
  text: `DELETE FROM voluntary_answer WHERE week < now() - interval '${voluntaryKeptMonths} months'`,
});

export type Applicant = Row<typeof findOfPerson>;
export type CountedAnswers = Row<typeof countByCategory>;

/** What applicants tell auditors. It is read in sums alone. */
@Injectable()
export class VoluntaryRepository {
  constructor(private readonly database: DataSource) {}

  /** Of an open job, and a short time after they applied. */
  async findApplicant(agreementId: string, personId: string): Promise<Applicant | null> {
    return row(this.database, findOfPerson, { agreementId, personId });
  }

  async findApplicantByKey(hash: Buffer): Promise<Applicant | null> {
    return row(this.database, findByKey, { hash });
  }

  /** `former` are the tags that the same person may have answered under before the key was replaced. */
  async save({ accountId, jobId }: Applicant, { tag, former }: { tag: Buffer; former: Buffer[] }, tokenHash: Buffer, answers: VoluntaryAnswers): Promise<void> {
    if (former.length > 0) await affected(this.database, moveTag, { tag, former });
    await affected(this.database, saveAnswers, { id: randomUUID(), accountId, jobId, tag, tokenHash, ...answers });
  }

  async deleteByToken(tokenHash: Buffer): Promise<boolean> {
    return (await affected(this.database, deleteByToken, { tokenHash })) === 1;
  }

  /** Candidates of a job, and whether each went further than being new. */
  async listOutcomes(manager: EntityManager, jobId: string): Promise<Row<typeof listOutcomes>[]> {
    return rows(manager, listOutcomes, { jobId });
  }

  /** Gives answers their outcome and takes from them what led to it; those without a candidate go. */
  async settle(manager: EntityManager, accountId: string, jobId: string, outcomes: readonly { tag: Buffer; movedOn: boolean }[]): Promise<void> {
    await affected(manager, settleAnswers, { jobId, tags: outcomes.map(({ tag }) => tag), movedOn: outcomes.map(({ movedOn }) => movedOn) });
    await affected(manager, deleteUnsettled, { jobId });
    await affected(manager, countSettled, { accountId });
  }

  async countByCategory(accountId: string): Promise<CountedAnswers[]> {
    return rows(this.database, countByCategory, { accountId });
  }

  async forgetOld(): Promise<void> {
    await affected(this.database, forgetOld);
  }
}
