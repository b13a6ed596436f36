import type { LinkEmailRule } from '@folia/contracts/link/shapes';
import { bool, bytea, int4, text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { givesHeld, shown } from '../link/link-session.repository';
import { linkStateSql } from '../link/link-state';

const findLink = statement('find-link-of-token', {
  text: `
    SELECT link.id, link.owner_id AS "ownerId", ${linkStateSql} AS state, link.status, ${shown}, CASE WHEN link.watermark THEN link.description END AS watermark,
      link.password_hash IS NOT NULL AS "hasPassword", link.email_rule->>'type' AS "emailRule", link.notice IS NOT NULL AS "hasNotice",
      ceil(extract(epoch FROM link.locked_until - now()))::int AS "retryAfter",
      coalesce(link.max_views, link.max_visitors) IS NOT NULL AS "isLimited"
    FROM link WHERE link.token_hash = $1`,
  takes: { tokenHash: bytea },
  gives: {
    ...givesHeld,
    ownerId: uuid,
    // Seconds until a locked one opens again.
    retryAfter: int4.nullable,
    hasPassword: bool.notNull,
    emailRule: text.as<LinkEmailRule['type']>().notNull,
    hasNotice: bool.notNull,
    isLimited: bool.notNull,
  },
});
const findGone = statement('find-gone-link-of-token', { text: 'SELECT 1 FROM gone_link WHERE token_hash = $1', takes: { tokenHash: bytea } });

const findReceived = statement('find-received-link', {
  text: `
    SELECT 1 FROM received_link received JOIN link ON link.id = received.link_id
    WHERE received.user_id = $1 AND link.id = $2 AND received.key_version = link.key_version`,
  takes: { userId: uuid, linkId: uuid },
});

/** Links by their token, for those who only read. */
@Injectable()
export class TokenLinkRepository {
  constructor(private readonly database: DataSource) {}

  async find(tokenHash: Buffer): Promise<Row<typeof findLink> | null> {
    return row(this.database, findLink, { tokenHash });
  }

  /** Whether this person opened it while signed in, with the password and the address that it asks for now. */
  async hasReceived(userId: string, linkId: string): Promise<boolean> {
    return (await affected(this.database, findReceived, { userId, linkId })) > 0;
  }

  /** Whether it was the token of a link whose owner has been erased. */
  async isGone(tokenHash: Buffer): Promise<boolean> {
    return (await affected(this.database, findGone, { tokenHash })) > 0;
  }
}
