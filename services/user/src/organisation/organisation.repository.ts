import type { AccountState, OrganisationRole } from '@folia/contracts/organisation/roles';
import type { Organisation, OwnOrganisation } from '@folia/contracts/organisation/shapes';
import { int4, text, uuid } from '@folia/platform/sql-type';
import { row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const ownColumns = `
  o.id, o.name, m.role,
  CASE WHEN o.suspended_reason IS NOT NULL THEN 'suspended'
    WHEN EXISTS (SELECT 1 FROM subscription s WHERE s.account_id = o.id AND s.valid_until > now()) THEN 'active' ELSE 'unpaid' END AS state`;
const own = { id: uuid, name: text, role: text.as<OrganisationRole>(), state: text.as<AccountState>().notNull };

const findOrganisation = statement('find-organisation', {
  text: `
    SELECT ${ownColumns}, o.seats,
      (SELECT count(*)::int FROM member WHERE organisation_id = o.id) AS members,
      (SELECT count(*)::int FROM invitation WHERE organisation_id = o.id AND expires_at > now()) AS "openInvitations"
    FROM member m JOIN organisation o ON o.id = m.organisation_id WHERE m.person_id = $1 AND m.organisation_id = $2`,
  takes: { personId: uuid, organisationId: uuid },
  gives: { ...own, seats: int4, members: int4.notNull, openInvitations: int4.notNull },
});
const listOf = statement('list-organisations-of', {
  text: `SELECT ${ownColumns} FROM member m JOIN organisation o ON o.id = m.organisation_id WHERE m.person_id = $1 ORDER BY o.name, o.id`,
  takes: { personId: uuid },
  gives: own,
});

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
}
