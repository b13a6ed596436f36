import { recoveriesPerHour, recoveryMinutes } from '@folia/contracts/account-email/shapes';
import { int4, int8, text, uuid } from '@folia/platform/sql-type';
import { affected, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** At most this many accounts of one address are sent a link. */
const mostAccounts = 5;

const listByEmail = statement('list-accounts-by-email', {
  text: 'SELECT id FROM "user" WHERE lower(email) = $1 AND suspended_at IS NULL ORDER BY created_at LIMIT $2',
  takes: { email: text, limit: int8 },
  gives: { id: uuid },
});
const insertRecovery = statement('insert-recovery', {
  text: `
    INSERT INTO recovery (id, user_id, token_hash) SELECT $1, $2, $3
    WHERE (SELECT count(*) FROM recovery WHERE user_id = $2 AND created_at > now() - interval '1 hour') < $4`,
  takes: { id: uuid, userId: uuid, tokenHash: text, perHour: int8 },
});
const takeRecovery = statement('take-recovery', {
  text: `
    UPDATE recovery SET over_at = now() WHERE token_hash = $1 AND over_at IS NULL AND created_at > now() - make_interval(mins => $2)
    RETURNING user_id AS "userId"`,
  takes: { tokenHash: text, minutes: int4 },
  gives: { userId: uuid },
});
const endRecoveries = statement('end-recoveries', {
  text: 'UPDATE recovery SET over_at = now() WHERE user_id = $1 AND over_at IS NULL',
  takes: { userId: uuid },
});
const forgetRecoveries = statement('forget-recoveries', { text: `DELETE FROM recovery WHERE created_at < now() - interval '1 day'` });

/** Links back into accounts: whose they are, and whether they still work. */
@Injectable()
export class RecoveryRepository {
  constructor(private readonly database: DataSource) {}

  /** The accounts with this verified address, without suspended ones. */
  async listByEmail(email: string): Promise<string[]> {
    return (await rows(this.database, listByEmail, { email, limit: mostAccounts })).map(({ id }) => id);
  }

  /** False when this hour's links are used up. */
  async insert(manager: EntityManager, recovery: { id: string; userId: string; tokenHash: string }): Promise<boolean> {
    return (await affected(manager, insertRecovery, { ...recovery, perHour: recoveriesPerHour })) > 0;
  }

  /** Whose link it is, once; null for one that no longer works. */
  async take(manager: EntityManager, tokenHash: string): Promise<string | null> {
    return (await row(manager, takeRecovery, { tokenHash, minutes: recoveryMinutes }))?.userId ?? null;
  }

  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await affected(manager, endRecoveries, { userId });
  }

  async forgetOld(): Promise<void> {
    await affected(this.database, forgetRecoveries);
  }
}
