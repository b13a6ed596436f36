import type { AccountCard, AccountSettings, VisitsShown } from '@folia/contracts/account/shapes';
import type { PlanName } from '@folia/contracts/plans';
import { foldUsername } from '@folia/contracts/reserved-names';
import type { Account, UserType } from '@folia/contracts/session/shapes';
import { newId } from '@folia/platform/new-id';
import { bool, int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type RowOf, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IdentityEntity } from '../identity/identity.entity';
import type { ProviderIdentity } from './provider-identity';
import { lockUsernames } from './username-lock.repository';

const columns = `u.id, u.uname, u.name, u.email, u.type, u.is_admin AS "isAdmin", u.suspended_at IS NOT NULL AS suspended, u.version,
  u.letter_keys AS "letterKeys", u.onboarded,
  p.name AS plan, coalesce((s.limits->>'profiles')::int, (p.terms->>'profiles')::int) AS maxpr,
  (SELECT due_at FROM deletion d WHERE d.user_id = u.id) AS "leavesAt"`;
const tables = `"user" u LEFT JOIN subscription s ON s.account_id = u.id AND s.valid_until > now() JOIN plan p ON p.name = coalesce(s.plan, 'free')`;

const gives = {
  id: uuid,
  uname: text,
  name: text,
  email: text.nullable,
  type: text.as<UserType>(),
  isAdmin: bool,
  suspended: bool,
  version: int4,
  letterKeys: bool,
  onboarded: bool,
  plan: text.as<PlanName>(),
  maxpr: int4,
  // When an account that is being deleted will be erased.
  leavesAt: timestamptz.nullable,
};
export type UserRow = RowOf<typeof gives>;

const select = `SELECT ${columns} FROM ${tables} WHERE u.id =`;
const findById = statement('find-account', { text: `${select} $1`, takes: { id: uuid }, gives });
const findByUsername = statement('find-account-by-username', { text: `SELECT ${columns} FROM ${tables} WHERE u.uname = $1`, takes: { uname: text }, gives });
const findByIdentity = statement('find-account-by-identity', {
  text: `${select} (SELECT user_id FROM identity WHERE issuer = $1 AND subject = $2)`,
  takes: { issuer: text, subject: text },
  gives,
});
const findByOldUsername = statement('find-account-by-old-username', {
  text: `${select} (SELECT user_id FROM username_history WHERE uname = $1 AND held_until > now())`,
  takes: { uname: text },
  gives,
});
const insertAccount = statement('insert-account', {
  text: `
    INSERT INTO "user" (id, uname, folded, name, email, type, is_admin)
    SELECT $1, $2, $3, $4, $5, $6, $7
    WHERE NOT EXISTS (SELECT 1 FROM username_history WHERE folded = $3 AND held_until > now())
      AND NOT EXISTS (SELECT 1 FROM held_username WHERE hash = sha256(convert_to($3, 'UTF8')) AND held_until > now())
    ON CONFLICT DO NOTHING`,
  takes: { id: uuid, uname: text, folded: text, name: text, email: text.nullable, type: text, isAdmin: bool },
});
const lockPerson = statement('lock-for-person', {
  text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
  takes: { what: text },
});
const findSettings = statement('find-account-settings', {
  text: 'SELECT type, visits, model_allowed AS "modelAllowed", letter_keys AS "letterKeys", onboarded FROM "user" WHERE id = $1',
  takes: { id: uuid },
  gives: { type: text.as<UserType>(), visits: text.as<VisitsShown>(), modelAllowed: bool, letterKeys: bool, onboarded: bool },
});
const listCards = statement('list-account-cards', {
  text: `
    SELECT u.id, u.uname, u.type, u.visits,
      coalesce((SELECT plan FROM subscription s WHERE s.account_id = u.id AND s.valid_until > now()), 'free') AS plan
    FROM "user" u WHERE u.id = ANY($1)`,
  takes: { ids: uuid.array },
  gives: { id: uuid, uname: text, type: text.as<UserType>(), visits: text.as<VisitsShown>(), plan: text.as<PlanName>() },
});
const updateSettings = statement('update-account-settings', {
  text: `
    UPDATE "user" SET type = coalesce($2, type), visits = coalesce($3, visits), model_allowed = coalesce($4, model_allowed),
      letter_keys = coalesce($5, letter_keys), onboarded = coalesce($6, onboarded)
    WHERE id = $1`,
  takes: { id: uuid, type: text.nullable, visits: text.nullable, modelAllowed: bool.nullable, letterKeys: bool.nullable, onboarded: bool.nullable },
});
const noteIdentity = statement('note-identity', {
  text: `
    UPDATE identity SET provider = $5, email = $3, email_verified = $4
    WHERE issuer = $1 AND subject = $2 AND (provider, email, email_verified) IS DISTINCT FROM ($5::text, $3::text, $4::boolean)`,
  takes: { issuer: text, subject: text, email: text.nullable, emailVerified: bool, provider: text.nullable },
});
const makeAdmin = statement('make-admin-where-none-is', {
  text: 'UPDATE "user" SET is_admin = true WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM "user" WHERE is_admin AND suspended_at IS NULL)',
  takes: { id: uuid },
});
const unsubscribe = statement('unsubscribe', { text: 'DELETE FROM subscription WHERE account_id = $1', takes: { id: uuid } });
const subscribe = statement('subscribe', {
  text: `
    INSERT INTO subscription (account_id, plan, period_start, period_end, valid_until) VALUES ($1, $2, now(), now() + interval '1 month', now() + interval '1 month')
    ON CONFLICT (account_id) DO UPDATE
      SET plan = excluded.plan, period_start = excluded.period_start, period_end = excluded.period_end, valid_until = excluded.valid_until`,
  takes: { id: uuid, plan: text },
});

export const toAccount = ({ id, uname, name, type, isAdmin, maxpr, letterKeys, onboarded, leavesAt }: UserRow): Account => ({
  id,
  uname,
  name,
  type,
  isAdmin,
  maxpr,
  letterKeys,
  onboarded,
  ...(leavesAt && { leavesAt: leavesAt.toISOString() }),
});

@Injectable()
export class AccountRepository {
  constructor(private readonly database: DataSource) {}

  async findById(id: string): Promise<UserRow | null> {
    return row(this.database, findById, { id });
  }

  async findByUsername(uname: string): Promise<UserRow | null> {
    return row(this.database, findByUsername, { uname: uname.toLowerCase() });
  }

  async findByIdentity(issuer: string, subject: string): Promise<UserRow | null> {
    return row(this.database, findByIdentity, { issuer, subject });
  }

  /** The person who had this name less than 90 days ago. */
  async findByOldUsername(uname: string): Promise<UserRow | null> {
    return row(this.database, findByOldUsername, { uname: uname.toLowerCase() });
  }

  /** Creates the account and its identity; false when the username (or one that looks like it) is taken or held. */
  async insert(
    manager: EntityManager,
    account: Pick<UserRow, 'id' | 'uname' | 'name' | 'email' | 'type' | 'isAdmin'>,
    identity: ProviderIdentity,
  ): Promise<boolean> {
    await lockUsernames(manager, [account.uname]);
    if ((await affected(manager, insertAccount, { ...account, folded: foldUsername(account.uname) })) === 0) return false;
    const { issuer, subject, provider, email, emailVerified } = identity;
    await manager.insert(IdentityEntity, { id: newId(), issuer, subject, userId: account.id, provider, email, emailVerified });
    return true;
  }

  /** Lets one transaction at a time do something for a person, so that a count checked against a limit stays true. The lock ends with the transaction. */
  async lockFor(manager: EntityManager, what: string, userId: string): Promise<void> {
    await affected(manager, lockPerson, { what: `${what}:${userId}` });
  }

  async findSettings(id: string): Promise<AccountSettings | null> {
    return row(this.database, findSettings, { id });
  }

  async listCards(ids: readonly string[]): Promise<Record<string, AccountCard>> {
    return Object.fromEntries((await rows(this.database, listCards, { ids })).map(({ id, ...card }) => [id, card]));
  }

  async updateSettings(id: string, changes: Partial<AccountSettings>): Promise<void> {
    const { type = null, visits = null, modelAllowed = null, letterKeys = null, onboarded = null } = changes;
    await affected(this.database, updateSettings, { id, type, visits, modelAllowed, letterKeys, onboarded });
  }

  /** Updates an identity with what the provider says now. */
  async noteIdentity({ provider, issuer, subject, email, emailVerified }: ProviderIdentity): Promise<void> {
    await affected(this.database, noteIdentity, { provider, issuer, subject, email, emailVerified });
  }

  /** Makes this person an admin if there is no active one. */
  async makeAdminWhereNoneIs(id: string): Promise<void> {
    await affected(this.database, makeAdmin, { id });
  }

  /** Puts a person on a plan for one month from now; `free` ends their plan. */
  async subscribe(id: string, plan: PlanName, manager: EntityManager = this.database.manager): Promise<void> {
    if (plan === 'free') await affected(manager, unsubscribe, { id });
    else await affected(manager, subscribe, { id, plan });
  }
}
