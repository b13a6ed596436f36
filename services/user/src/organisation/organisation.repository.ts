import type { AccountState, OrganisationRole } from '@folia/contracts/organisation/roles';
import type { AdminOrganisation, Organisation, OrganisationLimits, OwnOrganisation } from '@folia/contracts/organisation/shapes';
import type { Meter, PlanName } from '@folia/contracts/plans';
import { bool, int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const subscribed = 'organisation o LEFT JOIN subscription s ON s.account_id = o.id AND s.valid_until > now()';
const state = `CASE WHEN o.suspended_reason IS NOT NULL THEN 'suspended' WHEN s.account_id IS NULL THEN 'unpaid' ELSE 'active' END AS state`;
const sums = `o.seats, coalesce(s.plan, 'free') AS plan, s.contact,
  (SELECT count(*)::int FROM member WHERE organisation_id = o.id) AS members,
  (SELECT count(*)::int FROM invitation WHERE organisation_id = o.id AND expires_at > now()) AS "openInvitations"`;
const named = { id: uuid, name: text, state: text.as<AccountState>().notNull };
const own = { ...named, role: text.as<OrganisationRole>() };
const summed = { seats: int4, plan: text.as<PlanName>().notNull, contact: text.nullable, members: int4.notNull, openInvitations: int4.notNull };

const findOrganisation = statement('find-organisation', {
  text: `
    SELECT o.id, o.name, m.role, ${state}, ${sums} FROM ${subscribed} JOIN member m ON m.organisation_id = o.id
    WHERE m.person_id = $1 AND o.id = $2`,
  takes: { personId: uuid, organisationId: uuid },
  gives: { ...own, ...summed },
});
const listOf = statement('list-organisations-of', {
  text: `
    SELECT o.id, o.name, m.role, ${state} FROM ${subscribed} JOIN member m ON m.organisation_id = o.id
    WHERE m.person_id = $1 ORDER BY o.name, o.id`,
  takes: { personId: uuid },
  gives: own,
});
const listAll = statement('list-all-organisations', {
  text: `
    SELECT o.id, o.name, ${state}, ${sums} FROM ${subscribed}
    WHERE $1::uuid IS NULL OR o.id < $1 ORDER BY o.id DESC LIMIT $2`,
  takes: { cursor: uuid.nullable, limit: int8 },
  gives: { ...named, ...summed },
});
const holdOrganisation = statement('hold-organisation', {
  text: `
    SELECT o.name, o.seats,
      o.suspended_reason IS NULL AND EXISTS (SELECT 1 FROM subscription s WHERE s.account_id = o.id AND s.valid_until > now()) AS "isActive",
      (SELECT count(*)::int FROM member WHERE organisation_id = o.id) +
        (SELECT count(*)::int FROM invitation WHERE organisation_id = o.id AND expires_at > now()) AS held
    FROM organisation o WHERE o.id = $1 FOR UPDATE OF o`,
  takes: { id: uuid },
  gives: { name: text, seats: int4, isActive: bool.notNull, held: int4.notNull },
});
const insertAccount = statement('insert-account-of-organisation', {
  text: `INSERT INTO account (id, kind) VALUES ($1, 'organisation')`,
  takes: { id: uuid },
});
const insertOrganisation = statement('insert-organisation', {
  text: 'INSERT INTO organisation (id, name, seats) VALUES ($1, $2, $3)',
  takes: { id: uuid, name: text, seats: int4 },
});
const changeOrganisation = statement('change-organisation', {
  text: 'UPDATE organisation SET seats = $2, suspended_reason = $3 WHERE id = $1',
  takes: { id: uuid, seats: int4, suspendedReason: text.nullable },
});
const usedByPerson = statement('list-units-by-person', {
  text: `
    SELECT u.meter, u.user_id AS id, coalesce(nullif(p.page_name, ''), p.name) AS name, count(*)::int AS used
    FROM usage u LEFT JOIN "user" p ON p.id = u.user_id
    WHERE u.account_id = $1 AND u.state <> 'released' AND u.period_start IN ($2, $3)
    GROUP BY 1, 2, 3 ORDER BY used DESC, id`,
  takes: { id: uuid, month: timestamptz, ever: timestamptz },
  gives: { meter: text.as<Meter>(), id: uuid, name: text.nullable, used: int4.notNull },
});

type Held = Row<typeof holdOrganisation>;

@Injectable()
export class OrganisationRepository {
  constructor(private readonly database: DataSource) {}

  /** An organisation as one of its members sees it; null for anybody else. */
  async find(personId: string, organisationId: string): Promise<Organisation | null> {
    return row(this.database, findOrganisation, { personId, organisationId });
  }

  async listOf(personId: string): Promise<OwnOrganisation[]> {
    return rows(this.database, listOf, { personId });
  }

  /** Newest first, older than `cursor`. */
  async listAll(cursor: string | undefined, limit: number): Promise<AdminOrganisation[]> {
    return rows(this.database, listAll, { cursor: cursor ?? null, limit });
  }

  /** Lets one change at a time happen to its members and invitations, until the transaction ends. `held` are the seats that are taken. */
  async hold(manager: EntityManager, id: string): Promise<Held | null> {
    return row(manager, holdOrganisation, { id });
  }

  /** The account comes first: what was agreed on belongs to it. */
  async insertAccount(manager: EntityManager, id: string): Promise<void> {
    await affected(manager, insertAccount, { id });
  }

  async insert(manager: EntityManager, organisation: { id: string; name: string; seats: number }): Promise<void> {
    await affected(manager, insertOrganisation, organisation);
  }

  /** False when there is none. */
  async change(manager: EntityManager, organisation: { id: string; seats: number; suspendedReason: string | null }): Promise<boolean> {
    return (await affected(manager, changeOrganisation, organisation)) > 0;
  }

  /** Units of a period, and those that never come back, by who spent them. */
  async usedByPerson(id: string, month: Date, ever: Date): Promise<({ meter: Meter } & OrganisationLimits['meters'][number]['byPerson'][number])[]> {
    return rows(this.database, usedByPerson, { id, month, ever });
  }
}
