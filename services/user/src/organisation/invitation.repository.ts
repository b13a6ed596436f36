import type { InvitedRole } from '@folia/contracts/organisation/roles';
import { type Invitation, invitationDays } from '@folia/contracts/organisation/shapes';
import { bool, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const role = text.as<InvitedRole>();
const inviter = `coalesce(nullif(u.page_name, ''), u.name)`;

const listInvitations = statement('list-invitations', {
  text: `
    SELECT i.id, i.email, i.role, i.invited_by AS "inviterId", ${inviter} AS "inviterName", i.sent_at AS "sentAt", i.expires_at AS "expiresAt",
      i.expires_at <= now() AS "isExpired"
    FROM invitation i LEFT JOIN "user" u ON u.id = i.invited_by WHERE i.organisation_id = $1 ORDER BY i.sent_at, i.id`,
  takes: { organisationId: uuid },
  gives: {
    id: uuid,
    email: text,
    role,
    inviterId: uuid.nullable,
    inviterName: text.nullable,
    sentAt: timestamptz,
    expiresAt: timestamptz,
    isExpired: bool.notNull,
  },
});
const listKnown = statement('list-addresses-known-to-organisation', {
  text: `
    SELECT email AS address FROM invitation WHERE organisation_id = $1 AND email = ANY($2) AND expires_at > now()
    UNION SELECT lower(u.email) FROM member m JOIN "user" u ON u.id = m.person_id WHERE m.organisation_id = $1 AND lower(u.email) = ANY($2)`,
  takes: { organisationId: uuid, emails: text.array },
  gives: { address: text.notNull },
});
const removeExpired = statement('remove-expired-invitation', {
  text: 'DELETE FROM invitation WHERE organisation_id = $1 AND email = $2 AND expires_at <= now()',
  takes: { organisationId: uuid, email: text },
});
const insertInvitation = statement('insert-invitation', {
  text: 'INSERT INTO invitation (id, organisation_id, email, role, token_hash, invited_by) VALUES ($1, $2, $3, $4, $5, $6)',
  takes: { id: uuid, organisationId: uuid, email: text, role: text, tokenHash: text, invitedBy: uuid },
});
const findInvitation = statement('find-invitation', {
  text: 'SELECT email, expires_at <= now() AS "isExpired" FROM invitation WHERE id = $1 AND organisation_id = $2',
  takes: { id: uuid, organisationId: uuid },
  gives: { email: text, isExpired: bool.notNull },
});
const renewInvitation = statement('renew-invitation', {
  text: `UPDATE invitation SET sent_at = now(), expires_at = now() + make_interval(days => ${invitationDays}), invited_by = $2 WHERE id = $1`,
  takes: { id: uuid, invitedBy: uuid },
});
const removeInvitation = statement('remove-invitation', {
  text: 'DELETE FROM invitation WHERE id = $1 AND organisation_id = $2',
  takes: { id: uuid, organisationId: uuid },
});
const findByToken = statement('find-invitation-by-token', {
  text: `
    SELECT i.id, i.organisation_id AS "organisationId", o.name AS organisation, i.role, i.email, ${inviter} AS "invitedBy", i.expires_at AS "expiresAt"
    FROM invitation i JOIN organisation o ON o.id = i.organisation_id LEFT JOIN "user" u ON u.id = i.invited_by
    WHERE i.token_hash = $1 AND i.expires_at > now()`,
  takes: { tokenHash: text },
  gives: { id: uuid, organisationId: uuid, organisation: text, role, email: text, invitedBy: text.nullable, expiresAt: timestamptz },
});
const forgetInvitations = statement('forget-invitations', { text: `DELETE FROM invitation WHERE expires_at < now() - interval '30 days'` });

/** Invitations that were not accepted. Call what changes something with the organisation held. */
@Injectable()
export class InvitationRepository {
  constructor(private readonly database: DataSource) {}

  async list(organisationId: string): Promise<Invitation[]> {
    const found = await rows(this.database, listInvitations, { organisationId });
    return found.map(({ inviterId, inviterName, ...one }) => ({
      ...one,
      invitedBy: inviterId === null ? null : { id: inviterId, name: inviterName },
      sentAt: one.sentAt.toISOString(),
      expiresAt: one.expiresAt.toISOString(),
    }));
  }

  /** Which of these addresses need no invitation: a member has them, or they have one. */
  async listKnown(manager: EntityManager, organisationId: string, emails: readonly string[]): Promise<string[]> {
    return (await rows(manager, listKnown, { organisationId, emails })).map(({ address }) => address);
  }

  /** In place of an expired one to the same address. */
  async insert(manager: EntityManager, invitation: { id: string; organisationId: string; email: string; role: string; tokenHash: string; invitedBy: string }) {
    await affected(manager, removeExpired, { organisationId: invitation.organisationId, email: invitation.email });
    await affected(manager, insertInvitation, invitation);
  }

  async find(manager: EntityManager, id: string, organisationId: string): Promise<Row<typeof findInvitation> | null> {
    return row(manager, findInvitation, { id, organisationId });
  }

  async renew(manager: EntityManager, id: string, invitedBy: string): Promise<void> {
    await affected(manager, renewInvitation, { id, invitedBy });
  }

  /** False when there is none. */
  async remove(manager: EntityManager, id: string, organisationId: string): Promise<boolean> {
    return (await affected(manager, removeInvitation, { id, organisationId })) > 0;
  }

  /** Null for a token that opens nothing (any more). */
  async findByToken(tokenHash: string, manager: EntityManager = this.database.manager): Promise<Row<typeof findByToken> | null> {
    return row(manager, findByToken, { tokenHash });
  }

  async forgetOld(): Promise<void> {
    await affected(this.database, forgetInvitations);
  }
}
