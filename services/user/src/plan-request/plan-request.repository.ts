import { adminPageSize } from '@folia/contracts/admin/shapes';
import type { PlanRequest } from '@folia/contracts/billing/shapes';
import type { PlanName } from '@folia/contracts/plans';
import { int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const findByKey = statement('find-plan-request-by-key', {
  text: 'SELECT id FROM plan_request WHERE key = $1 AND user_id IS NOT DISTINCT FROM $2',
  takes: { key: uuid, userId: uuid.nullable },
  gives: { id: uuid },
});
const countToday = statement('count-plan-requests-today', {
  text: `
    SELECT count(*)::int AS count FROM plan_request
    WHERE created_at >= date_trunc('day', now(), 'UTC') AND (user_id = $1 OR (user_id IS NULL AND ip_hash = $2))`,
  takes: { userId: uuid.nullable, ipHash: text.nullable },
  gives: { count: int4 },
});
const insertRequest = statement('insert-plan-request', {
  text: `
    INSERT INTO plan_request (id, key, user_id, ip_hash, plan, name, email, company, seats, text) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  takes: {
    id: uuid,
    key: uuid,
    userId: uuid.nullable,
    ipHash: text.nullable,
    plan: text,
    name: text,
    email: text,
    company: text,
    seats: int4.nullable,
    text,
  },
});
const queue = (condition: string, order: 'ASC' | 'DESC') => ({
  text: `
    SELECT r.id, r.plan, r.name, r.email, r.company, r.seats, r.text, r.state, r.user_id AS "userId", u.uname, r.created_at AS "createdAt"
    FROM plan_request r LEFT JOIN "user" u ON u.id = r.user_id WHERE ${condition} ORDER BY r.id ${order} LIMIT $3`,
  takes: { state: text, cursor: uuid.nullable, limit: int8 },
  gives: {
    id: uuid,
    plan: text.as<PlanName>(),
    name: text,
    email: text,
    company: text,
    seats: int4.nullable,
    text,
    state: text.as<'new' | 'closed'>(),
    userId: uuid.nullable,
    uname: text.nullable,
    createdAt: timestamptz,
  },
});
const listOldest = statement('list-plan-requests-oldest-first', queue('r.state = $1 AND ($2::uuid IS NULL OR r.id > $2)', 'ASC'));
const listLatest = statement('list-plan-requests-latest-first', queue('r.state = $1 AND ($2::uuid IS NULL OR r.id < $2)', 'DESC'));
const listAdmins = statement('list-admins-to-tell-of-plans', {
  text: 'SELECT id FROM "user" WHERE is_admin AND suspended_at IS NULL ORDER BY id',
  gives: { id: uuid },
});
const closeRequest = statement('close-plan-request', {
  text: `UPDATE plan_request SET state = 'closed', closed_by = $2 WHERE id = $1 AND state = 'new'`,
  takes: { id: uuid, by: uuid },
});
const hasRequest = statement('has-plan-request', { text: 'SELECT 1 FROM plan_request WHERE id = $1', takes: { id: uuid } });
const forgetNetworks = statement('forget-networks-of-plan-requests', {
  text: `UPDATE plan_request SET ip_hash = NULL WHERE ip_hash IS NOT NULL AND created_at < now() - interval '1 day'`,
});
const forgetRequests = statement('forget-plan-requests', { text: `DELETE FROM plan_request WHERE created_at < now() - interval '730 days'` });

const toRequest = ({ userId, uname, createdAt, ...rest }: Row<typeof listOldest>): PlanRequest => ({
  ...rest,
  from: userId ? { id: userId, uname } : null,
  createdAt: createdAt.toISOString(),
});

/** Plans that people ask for instead of paying for them online. */
@Injectable()
export class PlanRequestRepository {
  constructor(private readonly database: DataSource) {}

  async findByKey(manager: EntityManager, key: string, userId: string | null): Promise<string | null> {
    return (await row(manager, findByKey, { key, userId }))?.id ?? null;
  }

  async countToday(manager: EntityManager, userId: string | null, ipHash: string | null): Promise<number> {
    return (await onlyRow(manager, countToday, { userId, ipHash })).count;
  }

  async insert(
    manager: EntityManager,
    request: {
      id: string;
      key: string;
      userId: string | null;
      ipHash: string | null;
      plan: string;
      name: string;
      email: string;
      company: string;
      seats: number | null;
      text: string;
    },
  ): Promise<void> {
    await affected(manager, insertRequest, request);
  }

  async list(state: 'new' | 'closed', cursor: string | undefined): Promise<PlanRequest[]> {
    return (await rows(this.database, state === 'new' ? listOldest : listLatest, { state, cursor: cursor ?? null, limit: adminPageSize })).map(toRequest);
  }

  async listAdmins(manager: EntityManager): Promise<string[]> {
    return (await rows(manager, listAdmins)).map(({ id }) => id);
  }

  async exists(id: string): Promise<boolean> {
    return (await affected(this.database, hasRequest, { id })) > 0;
  }

  /** False when it is closed already. */
  async close(id: string, by: string): Promise<boolean> {
    return (await affected(this.database, closeRequest, { id, by })) > 0;
  }

  async forgetOld(): Promise<void> {
    await affected(this.database, forgetNetworks);
    await affected(this.database, forgetRequests);
  }
}
