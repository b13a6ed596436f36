import { foldUsername } from '@folia/contracts/reserved-names';
import { bool, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const findHolder = statement('find-holder-of-sandbox', {
  text: `
    SELECT person_id AS "holderId", made_at AS "madeAt", seeded_at IS NOT NULL AS "isSeeded", made_at < now() - interval '1 minute' AS "isLate"
    FROM sandbox_person WHERE account_id = $1 AND is_holder AND ended_at IS NULL`,
  takes: { accountId: uuid },
  gives: { holderId: uuid, madeAt: timestamptz, isSeeded: bool.notNull, isLate: bool.notNull },
});
const holdAccount = statement('hold-account-for-sandbox', { text: 'SELECT 1 FROM account WHERE id = $1 FOR UPDATE', takes: { accountId: uuid } });
// No e-mail and no way in: nobody is written to, and nobody can sign in as them.
const insertAccount = statement('insert-account-in-sandbox', {
  text: `
    INSERT INTO "user" (id, uname, folded, name, type, is_admin, model_allowed, onboarded)
    VALUES ($1, $2, $3, $4, $5, false, false, true)`,
  takes: { id: uuid, uname: text, folded: text, name: text, type: text },
});
const insertPerson = statement('insert-person-of-sandbox', {
  text: 'INSERT INTO sandbox_person (person_id, account_id, is_holder) VALUES ($1, $2, $3)',
  takes: { personId: uuid, accountId: uuid, isHolder: bool },
});
// As much as anybody can buy, without anybody having bought it.
const insertPlan = statement('insert-plan-of-sandbox', {
  text: `
    INSERT INTO subscription (account_id, plan, period_start, period_end, valid_until)
    VALUES ($1, 'pro', now(), now() + interval '100 years', now() + interval '100 years')`,
  takes: { accountId: uuid },
});
const noteSeeded = statement('note-sandbox-seeded', {
  text: 'UPDATE sandbox_person SET seeded_at = now() WHERE person_id = $1',
  takes: { holderId: uuid },
});
const endOf = statement('end-sandbox-of', {
  text: `
    WITH ended AS (UPDATE sandbox_person SET ended_at = now() WHERE account_id = $1 AND ended_at IS NULL RETURNING person_id)
    INSERT INTO deletion (user_id, due_at) SELECT person_id, now() FROM ended ON CONFLICT (user_id) DO NOTHING`,
  takes: { accountId: uuid },
});
const listUnused = statement('list-unused-sandboxes', {
  text: `
    SELECT account_id AS "accountId" FROM sandbox_person s WHERE is_holder AND ended_at IS NULL AND made_at < now() - interval '1 hour'
      AND NOT EXISTS (SELECT 1 FROM api_key k WHERE k.account_id = s.account_id AND k.mode = 'test') LIMIT 100`,
  gives: { accountId: uuid },
});

type SandboxPerson = { id: string; uname: string; name: string };

/** The made-up people that test keys act on. Erasing one goes as erasing anybody: from its row in `deletion` on. */
@Injectable()
export class SandboxRepository {
  constructor(private readonly database: DataSource) {}

  /** Null while the account has no sandbox. */
  async find(accountId: string, manager: EntityManager = this.database.manager): Promise<Row<typeof findHolder> | null> {
    return row(manager, findHolder, { accountId });
  }

  /** Keeps others from making one for the account, until the transaction ends. */
  async hold(manager: EntityManager, accountId: string): Promise<void> {
    await affected(manager, holdAccount, { accountId });
  }

  async insert(manager: EntityManager, accountId: string, holder: SandboxPerson, others: readonly SandboxPerson[]): Promise<void> {
    for (const { id, uname, name } of [holder, ...others]) {
      const isHolder = id === holder.id;
      await affected(manager, insertAccount, { id, uname, folded: foldUsername(uname), name, type: isHolder ? 'business' : 'individual' });
      await affected(manager, insertPerson, { personId: id, accountId, isHolder });
    }
    await affected(manager, insertPlan, { accountId: holder.id });
  }

  async noteSeeded(holderId: string): Promise<void> {
    await affected(this.database, noteSeeded, { holderId });
  }

  /** Ends the sandbox of an account, if it has one: its people are erased next. */
  async endOf(accountId: string, manager: EntityManager = this.database.manager): Promise<void> {
    await affected(manager, endOf, { accountId });
  }

  /** Accounts with a sandbox and without a test key: at most a hundred. */
  async listUnused(): Promise<string[]> {
    return (await rows(this.database, listUnused)).map(({ accountId }) => accountId);
  }
}
