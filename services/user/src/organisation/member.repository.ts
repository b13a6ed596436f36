import type { OrganisationRole } from '@folia/contracts/organisation/roles';
import type { MemberView } from '@folia/contracts/organisation/shapes';
import type { Provider } from '@folia/contracts/session/shapes';
import { int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const rank = `array_position(ARRAY['owner', 'admin', 'recruiter', 'member'], m.role)`;
const role = text.as<OrganisationRole>();

const listMembers = statement('list-members', {
  text: `
    SELECT u.id, u.uname, coalesce(nullif(u.page_name, ''), u.name) AS name, u.email, m.role, m.joined_at AS "joinedAt",
      (SELECT max(last_seen_at) FROM session WHERE user_id = u.id) AS "lastSeenAt",
      ARRAY(SELECT DISTINCT provider FROM identity WHERE user_id = u.id AND provider IS NOT NULL ORDER BY 1) AS "signsInWith"
    FROM member m JOIN "user" u ON u.id = m.person_id WHERE m.organisation_id = $1 AND ($2::uuid IS NULL OR u.id > $2)
    ORDER BY CASE WHEN $2 IS NULL AND $3::bigint IS NULL THEN ${rank} END, CASE WHEN $2 IS NULL AND $3::bigint IS NULL THEN m.joined_at END, u.id LIMIT $3`,
  takes: { organisationId: uuid, after: uuid.nullable, limit: int8.nullable },
  gives: {
    id: uuid,
    uname: text,
    name: text.notNull,
    email: text.nullable,
    role,
    joinedAt: timestamptz,
    lastSeenAt: timestamptz.nullable,
    signsInWith: text.as<Provider>().array.notNull,
  },
});
const findRole = statement('find-role-of-member', {
  text: 'SELECT role FROM member WHERE organisation_id = $1 AND person_id = $2',
  takes: { organisationId: uuid, personId: uuid },
  gives: { role },
});
const findOtherOwner = statement('find-other-owner', {
  text: `SELECT 1 FROM member WHERE organisation_id = $1 AND person_id <> $2 AND role = 'owner' LIMIT 1`,
  takes: { organisationId: uuid, personId: uuid },
});
const insertMember = statement('insert-member', {
  text: 'INSERT INTO member (organisation_id, person_id, role) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
  takes: { organisationId: uuid, personId: uuid, role: text },
});
const setRole = statement('set-role-of-member', {
  text: 'UPDATE member SET role = $3 WHERE organisation_id = $1 AND person_id = $2',
  takes: { organisationId: uuid, personId: uuid, role: text },
});
const removeMember = statement('remove-member', {
  text: 'DELETE FROM member WHERE organisation_id = $1 AND person_id = $2',
  takes: { organisationId: uuid, personId: uuid },
});
const listOwned = statement('list-organisations-with-one-owner', {
  text: `
    SELECT organisation_id AS id FROM member o WHERE person_id = $1 AND role = 'owner'
      AND NOT EXISTS (SELECT 1 FROM member WHERE organisation_id = o.organisation_id AND person_id <> $1 AND role = 'owner')`,
  takes: { personId: uuid },
  gives: { id: uuid },
});
const findHeir = statement('find-next-owner', {
  text: `SELECT m.person_id AS id FROM member m WHERE m.organisation_id = $1 AND m.person_id <> $2 ORDER BY ${rank}, m.joined_at, m.person_id LIMIT 1`,
  takes: { organisationId: uuid, personId: uuid },
  gives: { id: uuid },
});

// Everybody owns their own account, which has their id.
const listWho = statement('list-who-may-in-account', {
  text: `
    SELECT id FROM "user" WHERE id = $1 AND 'owner' = ANY($2)
    UNION SELECT person_id FROM member WHERE organisation_id = $1 AND role = ANY($2)`,
  takes: { accountId: uuid, roles: text.array },
  gives: { id: uuid.notNull },
});

/** Who is in which organisation. Call what changes something with the organisation held. */
@Injectable()
export class MemberRepository {
  constructor(private readonly database: DataSource) {}

  /** All, owners first; with an id or a limit those that follow, in the order of ids. */
  async list(organisationId: string, after: string | null = null, limit: number | null = null): Promise<MemberView[]> {
    const found = await rows(this.database, listMembers, { organisationId, after, limit });
    return found.map((one) => ({ ...one, joinedAt: one.joinedAt.toISOString(), lastSeenAt: one.lastSeenAt?.toISOString() ?? null }));
  }

  /** Everybody who has one of these roles in an account. */
  async listWho(accountId: string, roles: readonly OrganisationRole[], manager: EntityManager = this.database.manager): Promise<string[]> {
    return (await rows(manager, listWho, { accountId, roles: [...roles] })).map(({ id }) => id);
  }

  async findRole(manager: EntityManager, organisationId: string, personId: string): Promise<OrganisationRole | null> {
    return (await row(manager, findRole, { organisationId, personId }))?.role ?? null;
  }

  async hasOtherOwner(manager: EntityManager, organisationId: string, personId: string): Promise<boolean> {
    return (await affected(manager, findOtherOwner, { organisationId, personId })) > 0;
  }

  /** False for who is a member already. */
  async insert(manager: EntityManager, organisationId: string, personId: string, role: OrganisationRole): Promise<boolean> {
    return (await affected(manager, insertMember, { organisationId, personId, role })) > 0;
  }

  async setRole(manager: EntityManager, organisationId: string, personId: string, role: OrganisationRole): Promise<void> {
    await affected(manager, setRole, { organisationId, personId, role });
  }

  async remove(manager: EntityManager, organisationId: string, personId: string): Promise<void> {
    await affected(manager, removeMember, { organisationId, personId });
  }

  /** The organisations that have no other owner than this person. */
  async listOwnedAlone(manager: EntityManager, personId: string): Promise<string[]> {
    return (await rows(manager, listOwned, { personId })).map(({ id }) => id);
  }

  /** Who owns an organisation after this person: of the highest role among the others, whoever came first. */
  async findHeir(manager: EntityManager, organisationId: string, personId: string): Promise<string | null> {
    return (await row(manager, findHeir, { organisationId, personId }))?.id ?? null;
  }
}
