import type { OauthResource } from '@folia/contracts/oauth/resources';
import type { AccountState, OrganisationRole } from '@folia/contracts/organisation/roles';
import type { Scope } from '@folia/contracts/scopes';
import { bool, int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const resource = text.as<OauthResource>();
const scopes = text.as<Scope>().array;

const insertGrant = statement('insert-oauth-grant', {
  text: `
    INSERT INTO oauth_grant (id, person_id, organisation_id, client_id, host, resource, scopes, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(days => $8))`,
  takes: { id: uuid, personId: uuid, organisationId: uuid.nullable, clientId: text, host: text, resource, scopes, days: int4 },
});
const findGrant = statement('find-oauth-grant', {
  text: `
    SELECT person_id AS "personId", client_id AS "clientId", resource, scopes, created_at AS "createdAt", expires_at AS "expiresAt"
    FROM oauth_grant WHERE id = $1 AND expires_at > now()`,
  takes: { id: uuid },
  gives: { personId: uuid, clientId: text, resource, scopes, createdAt: timestamptz, expiresAt: timestamptz },
});
const listGrants = statement('list-oauth-grants-of', {
  text: `
    SELECT g.id, c.metadata->>'client_name' AS name, g.host, g.resource, g.scopes, o.name AS "accountName", g.created_at AS "createdAt",
      g.last_used_at AS "lastUsedAt", g.expires_at AS "expiresAt"
    FROM oauth_grant g JOIN oauth_client c ON c.id = g.client_id LEFT JOIN organisation o ON o.id = g.organisation_id
    WHERE g.person_id = $1 AND g.expires_at > now() ORDER BY g.id DESC LIMIT 200`,
  takes: { personId: uuid },
  gives: {
    id: uuid,
    name: text.notNull,
    host: text,
    resource,
    scopes,
    accountName: text.nullable,
    createdAt: timestamptz,
    lastUsedAt: timestamptz.nullable,
    expiresAt: timestamptz,
  },
});
// The membership is there as long as the grant: the one goes with the other.
const findHolder = statement('find-holder-of-oauth-token', {
  text: `
    SELECT g.id, c.metadata->>'client_name' AS name, g.person_id AS "personId", g.organisation_id AS "organisationId", m.role, g.expires_at AS "expiresAt", string_to_array(r.payload->>'scope', ' ') AS scopes,
      u.suspended_at IS NOT NULL AS suspended, coalesce(g.last_used_at < now() - interval '5 minutes', true) AS "usedLongAgo",
      CASE WHEN o.suspended_reason IS NOT NULL THEN 'suspended'
        WHEN EXISTS (SELECT 1 FROM subscription s WHERE s.account_id = o.id AND s.valid_until > now()) THEN 'active' ELSE 'unpaid' END AS state
    FROM oauth_record r JOIN oauth_grant g ON g.id = r.grant_id JOIN oauth_client c ON c.id = g.client_id JOIN "user" u ON u.id = g.person_id
      LEFT JOIN member m ON m.organisation_id = g.organisation_id AND m.person_id = g.person_id LEFT JOIN organisation o ON o.id = g.organisation_id
    WHERE r.kind = 'AccessToken' AND r.id_hash = $1 AND r.expires_at > now() AND g.expires_at > now() AND g.resource = $2`,
  takes: { idHash: text, resource },
  gives: {
    id: uuid,
    name: text.notNull,
    personId: uuid,
    organisationId: uuid.nullable,
    role: text.as<OrganisationRole>().nullable,
    expiresAt: timestamptz,
    scopes: scopes.notNull,
    suspended: bool.notNull,
    usedLongAgo: bool.notNull,
    state: text.as<AccountState>().notNull,
  },
});
const noteUsed = statement('note-oauth-grant-used', { text: 'UPDATE oauth_grant SET last_used_at = now() WHERE id = $1', takes: { id: uuid } });
const endGrant = statement('end-oauth-grant', { text: 'DELETE FROM oauth_grant WHERE id = $1', takes: { id: uuid } });
const endGrantOf = statement('end-oauth-grant-of', {
  text: `
    DELETE FROM oauth_grant g USING oauth_client c WHERE g.id = $1 AND g.person_id = $2 AND c.id = g.client_id
    RETURNING g.organisation_id AS "organisationId", c.metadata->>'client_name' AS name`,
  takes: { id: uuid, personId: uuid },
  gives: { organisationId: uuid.nullable, name: text.notNull },
});
// A code that nobody came for leaves a grant that nothing can use.
const endUseless = statement('end-useless-oauth-grants', {
  text: `
    DELETE FROM oauth_grant g WHERE expires_at < now()
      OR created_at < now() - interval '1 hour' AND NOT EXISTS (SELECT 1 FROM oauth_record WHERE grant_id = g.id AND expires_at > now())`,
});

type NewGrant = {
  id: string;
  personId: string;
  organisationId: string | null;
  clientId: string;
  host: string;
  resource: OauthResource;
  scopes: Scope[];
  days: number;
};

/** What people let programs do. To end a grant is to delete it: its tokens go with it. */
@Injectable()
export class OauthGrantRepository {
  constructor(private readonly database: DataSource) {}

  async insert(manager: EntityManager, grant: NewGrant): Promise<void> {
    await affected(manager, insertGrant, grant);
  }

  /** Null if it has ended. */
  async find(id: string): Promise<Row<typeof findGrant> | null> {
    return row(this.database, findGrant, { id });
  }

  async listOf(personId: string): Promise<Row<typeof listGrants>[]> {
    return rows(this.database, listGrants, { personId });
  }

  /** For whom the holder of an access token acts; null for a token that is unknown, over, or for another resource. */
  async findHolder(idHash: string, resource: OauthResource): Promise<Row<typeof findHolder> | null> {
    return row(this.database, findHolder, { idHash, resource });
  }

  async noteUsed(id: string): Promise<void> {
    await affected(this.database, noteUsed, { id });
  }

  async end(id: string): Promise<void> {
    await affected(this.database, endGrant, { id });
  }

  /** What it was for: an organisation, or the person's own account (null). Null if this person has no such grant. */
  async endOf(manager: EntityManager, personId: string, id: string): Promise<Row<typeof endGrantOf> | null> {
    return row(manager, endGrantOf, { id, personId });
  }

  async endUseless(): Promise<void> {
    await affected(this.database, endUseless);
  }
}
