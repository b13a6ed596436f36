import type { AccountSettings } from '@folia/contracts/account/shapes';
import { type PlanName, plans } from '@folia/contracts/plans';
import { foldUsername } from '@folia/contracts/reserved-names';
import type { Account, UserType } from '@folia/contracts/session/shapes';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockUsernames } from './lock-usernames';
import type { ProviderIdentity } from './provider-identity';

export type UserRow = {
  id: string;
  uname: string;
  name: string;
  email: string | null;
  type: UserType;
  isAdmin: boolean;
  suspended: boolean;
  version: number;
  plan: PlanName;
  /** When an account that is being deleted is erased. */
  leavesAt: Date | null;
};

const columns = `u.id, u.uname, u.name, u.email, u.type, u.is_admin AS "isAdmin", u.suspended_at IS NOT NULL AS suspended, u.version,
  coalesce((SELECT plan FROM subscription s WHERE s.user_id = u.id AND s.period_end > now()), 'free') AS plan,
  (SELECT due_at FROM deletion d WHERE d.user_id = u.id) AS "leavesAt"`;

export const toAccount = (row: UserRow): Account => ({
  id: row.id,
  uname: row.uname,
  name: row.name,
  type: row.type,
  isAdmin: row.isAdmin,
  maxpr: plans[row.plan].profiles,
  ...(row.leavesAt && { leavesAt: row.leavesAt.toISOString() }),
});

@Injectable()
export class AccountRepository {
  constructor(private readonly database: DataSource) {}

  async findById(id: string): Promise<UserRow | null> {
    return this.one('u.id = $1', [id]);
  }

  async findByUsername(uname: string): Promise<UserRow | null> {
    return this.one('u.uname = $1', [uname.toLowerCase()]);
  }

  async findByIdentity(issuer: string, subject: string): Promise<UserRow | null> {
    return this.one('u.id = (SELECT user_id FROM identity WHERE issuer = $1 AND subject = $2)', [issuer, subject]);
  }

  /** The person who had this name less than 90 days ago. */
  async findByOldUsername(uname: string): Promise<UserRow | null> {
    return this.one('u.id = (SELECT user_id FROM username_history WHERE uname = $1 AND held_until > now())', [uname.toLowerCase()]);
  }

  /** Makes account and identity; false when the username (or one that looks like it) is taken or held. */
  async insert(manager: EntityManager, row: Omit<UserRow, 'suspended' | 'version' | 'plan' | 'leavesAt'>, identity: ProviderIdentity): Promise<boolean> {
    const folded = foldUsername(row.uname);
    await lockUsernames(manager, [row.uname]);
    const made: unknown[] = await manager.query(
      `INSERT INTO "user" (id, uname, folded, name, email, type, is_admin)
       SELECT $1, $2, $3, $4, $5, $6, $7
       WHERE NOT EXISTS (SELECT 1 FROM username_history WHERE folded = $3 AND held_until > now())
         AND NOT EXISTS (SELECT 1 FROM held_username WHERE hash = sha256(convert_to($3, 'UTF8')) AND held_until > now())
       ON CONFLICT DO NOTHING RETURNING id`,
      [row.id, row.uname, folded, row.name, row.email, row.type, row.isAdmin],
    );
    if (made.length === 0) return false;
    await manager.query('INSERT INTO identity (id, issuer, subject, user_id, provider, email, email_verified) VALUES ($1, $2, $3, $4, $5, $6, $7)', [
      newId(),
      identity.issuer,
      identity.subject,
      row.id,
      identity.provider,
      identity.email,
      identity.emailVerified,
    ]);
    return true;
  }

  /** Lets one transaction at a time do something for a person, so that a count under a limit holds; free when it ends. */
  async lockFor(manager: EntityManager, what: string, userId: string): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${what}:${userId}`]);
  }

  async findSettings(id: string): Promise<AccountSettings | null> {
    const rows: AccountSettings[] = await this.database.query('SELECT type, visits, model_allowed AS "modelAllowed" FROM "user" WHERE id = $1', [id]);
    return rows[0] ?? null;
  }

  async updateSettings(id: string, { type, visits, modelAllowed }: Partial<AccountSettings>): Promise<void> {
    await this.database.query(
      'UPDATE "user" SET type = coalesce($2, type), visits = coalesce($3, visits), model_allowed = coalesce($4, model_allowed) WHERE id = $1',
      [id, type ?? null, visits ?? null, modelAllowed ?? null],
    );
  }

  /** Keeps what the provider says now of an identity. */
  async noteIdentity({ provider, issuer, subject, email, emailVerified }: ProviderIdentity): Promise<void> {
    await this.database.query(
      `UPDATE identity SET provider = $5, email = $3, email_verified = $4
       WHERE issuer = $1 AND subject = $2 AND (provider, email, email_verified) IS DISTINCT FROM ($5::text, $3::text, $4::boolean)`,
      [issuer, subject, email, emailVerified, provider],
    );
  }

  /** Makes somebody an admin where there is none who could. */
  async makeAdminWhereNoneIs(id: string): Promise<void> {
    await this.database.query('UPDATE "user" SET is_admin = true WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM "user" WHERE is_admin AND suspended_at IS NULL)', [
      id,
    ]);
  }

  /** Puts a person on a plan for a month from now; `free` is having none. */
  async subscribe(id: string, plan: PlanName, manager: EntityManager = this.database.manager): Promise<void> {
    if (plan === 'free') return void (await manager.query('DELETE FROM subscription WHERE user_id = $1', [id]));
    await manager.query(
      `INSERT INTO subscription (user_id, plan, period_start, period_end) VALUES ($1, $2, now(), now() + interval '1 month')
       ON CONFLICT (user_id) DO UPDATE SET plan = excluded.plan, period_start = excluded.period_start, period_end = excluded.period_end`,
      [id, plan],
    );
  }

  private async one(where: string, values: unknown[]): Promise<UserRow | null> {
    const rows: UserRow[] = await this.database.query(`SELECT ${columns} FROM "user" u WHERE ${where}`, values);
    return rows[0] ?? null;
  }
}
