import { askingDays } from '@folia/contracts/asking/limits';
import type { ShownJob } from '@folia/contracts/candidacy/shapes';
import type { ConnectorKind } from '@folia/contracts/connector/words';
import type { AgreementWay } from '@folia/contracts/screening/words';
import { bytea, int4, jsonb, text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const insertAsked = statement('insert-asked-agreement', {
  text: `
    INSERT INTO agreement (id, job_id, person_id, email, way, shown, passed_to, state, ends_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, 'asked', now() + make_interval(days => ${askingDays}))`,
  takes: { id: uuid, jobId: uuid, personId: uuid.nullable, email: text.nullable, way: text.as<AgreementWay>(), shown: jsonb, passedTo: text.nullable },
});
const gives = { id: uuid, jobId: uuid, personId: uuid.nullable, email: text.nullable, way: text.as<AgreementWay>() };
const columns = 'a.id, a.job_id AS "jobId", a.person_id AS "personId", a.email, a.way';
const isOpen = `a.state = 'asked' AND a.ends_at > now()`;
const lockOfPerson = statement('lock-asked-agreement-of-person', {
  text: `SELECT ${columns} FROM agreement a WHERE a.person_id = $1 AND ($2::uuid IS NULL OR a.id = $2) AND ($3::uuid IS NULL OR a.job_id = $3) AND ${isOpen} FOR UPDATE`,
  takes: { personId: uuid, id: uuid.nullable, jobId: uuid.nullable },
  gives,
});
const lockByKey = statement('lock-asked-agreement-by-key', {
  text: `SELECT ${columns} FROM agreement a JOIN agreement_key k ON k.agreement_id = a.id WHERE k.hash = $1 AND ($2::uuid IS NULL OR a.job_id = $2) AND ${isOpen} FOR UPDATE OF a`,
  takes: { hash: bytea, jobId: uuid.nullable },
  gives,
});
// From now on nothing says which asking it came from.
const give = statement('give-asked-agreement', {
  text: `
    WITH untied AS (UPDATE asking SET agreement_id = NULL WHERE agreement_id = $1)
    UPDATE agreement SET state = 'given', person_id = coalesce(person_id, $2), shown = $3, given_at = now(), ends_at = now() + make_interval(months => $4)
    WHERE id = $1 AND state = 'asked'`,
  takes: { id: uuid, personId: uuid.nullable, shown: jsonb, months: int4 },
});
const deleteAsked = statement('delete-asked-agreements', {
  text: `DELETE FROM agreement WHERE id = ANY($1) AND state = 'asked' RETURNING id, person_id AS "personId"`,
  takes: { ids: uuid.array },
  gives: { id: uuid, personId: uuid.nullable },
});
const listOthers = statement('list-asked-agreements-of-same', {
  text: `SELECT id FROM agreement WHERE state = 'asked' AND (person_id = $1 OR email = $2)`,
  takes: { personId: uuid.nullable, email: text.nullable },
  gives: { id: uuid },
});
const findAsker = statement('find-asker-of-agreement', {
  text: 'SELECT id, asked_by AS "askedBy" FROM asking WHERE agreement_id = $1',
  takes: { agreementId: uuid },
  gives: { id: uuid, askedBy: uuid.nullable },
});

/** An agreement that waits for an answer. */
export type AskedAgreement = Row<typeof lockOfPerson>;
/** Who answers, and by what: the key of an invitation stands before the account. */
export type Answerer = { personId: string | null; keyHash: Buffer | null };

/** Agreements that wait for an answer. Nothing of anybody is read for them. */
@Injectable()
export class AskedAgreementRepository {
  constructor(private readonly database: DataSource) {}

  async insert(
    manager: EntityManager,
    agreement: {
      id: string;
      jobId: string;
      personId: string | null;
      email: string | null;
      way: 'link' | 'invited' | 'found';
      shown: ShownJob;
      /** Where what is found goes besides, if they agree. */
      passedTo: ConnectorKind | null;
    },
  ): Promise<void> {
    await affected(manager, insertAsked, agreement);
  }

  /** The one of this job that they may answer, held until the transaction is over. */
  async lockOfJob(manager: EntityManager, jobId: string, { personId, keyHash }: Answerer): Promise<AskedAgreement | null> {
    if (keyHash) return row(manager, lockByKey, { hash: keyHash, jobId });
    return personId ? row(manager, lockOfPerson, { personId, id: null, jobId }) : null;
  }

  async lock(manager: EntityManager, id: string, personId: string): Promise<AskedAgreement | null> {
    return row(manager, lockOfPerson, { personId, id, jobId: null });
  }

  async lockByKey(manager: EntityManager, keyHash: Buffer): Promise<AskedAgreement | null> {
    return row(manager, lockByKey, { hash: keyHash, jobId: null });
  }

  /** Whether this key answers for the job now. */
  async isOpen(jobId: string, keyHash: Buffer): Promise<boolean> {
    return (await this.lockOfJob(this.database.manager, jobId, { personId: null, keyHash })) !== null;
  }

  async give(manager: EntityManager, answer: { id: string; personId: string | null; shown: ShownJob; months: number }): Promise<void> {
    await affected(manager, give, answer);
  }

  /** Erases those of these that still wait; answers them. */
  async delete(manager: EntityManager, ids: readonly string[]): Promise<{ id: string; personId: string | null }[]> {
    return rows(manager, deleteAsked, { ids });
  }

  /** All that the same person, or the same address, is asked. */
  async listOfSame(manager: EntityManager, { personId, email }: AskedAgreement): Promise<string[]> {
    return (await rows(manager, listOthers, { personId, email })).map(({ id }) => id);
  }

  /** Which asking it is, and who asks. */
  async findAsker(agreementId: string, database: DataSource | EntityManager = this.database): Promise<Row<typeof findAsker> | null> {
    return row(database, findAsker, { agreementId });
  }
}
