import { recoveriesPerHour, recoveryMinutes } from '@folia/contracts/account-email/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Most accounts of one address that a link is sent for. */
const mostAccounts = 5;

/** Links back into accounts: whose, and whether they still serve. */
@Injectable()
export class RecoveryRepository {
  constructor(private readonly database: DataSource) {}

  /** Whose verified address this is; nobody who is suspended. */
  async listByEmail(email: string): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(
      'SELECT id FROM "user" WHERE lower(email) = $1 AND suspended_at IS NULL ORDER BY created_at LIMIT $2',
      [email, mostAccounts],
    );
    return rows.map(({ id }) => id);
  }

  /** False when this hour's are used up. */
  async insert(manager: EntityManager, row: { id: string; userId: string; tokenHash: string }): Promise<boolean> {
    const made: unknown[] = await manager.query(
      `INSERT INTO recovery (id, user_id, token_hash) SELECT $1, $2, $3
       WHERE (SELECT count(*) FROM recovery WHERE user_id = $2 AND created_at > now() - interval '1 hour') < $4 RETURNING id`,
      [row.id, row.userId, row.tokenHash, recoveriesPerHour],
    );
    return made.length > 0;
  }

  /** Whose link it is, once; null for one that no longer serves. */
  async take(manager: EntityManager, tokenHash: string): Promise<string | null> {
    const [rows]: [{ userId: string }[]] = await manager.query(
      `UPDATE recovery SET over_at = now() WHERE token_hash = $1 AND over_at IS NULL AND created_at > now() - make_interval(mins => $2)
       RETURNING user_id AS "userId"`,
      [tokenHash, recoveryMinutes],
    );
    return rows[0]?.userId ?? null;
  }

  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('UPDATE recovery SET over_at = now() WHERE user_id = $1 AND over_at IS NULL', [userId]);
  }

  async forgetOld(): Promise<void> {
    await this.database.query(`DELETE FROM recovery WHERE created_at < now() - interval '1 day'`);
  }
}
