import { revokeUndoSeconds } from '@folia/contracts/limits';
import type { Link, LinkEmailRule, LinkSelection, LinkState } from '@folia/contracts/link/shapes';
import { bool, int4, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import type { RowOf } from '@folia/platform/statement';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { linkStateSql } from './link-state';

/** The parts of a link that its owner sets, or that a new key resets. */
@Entity('link')
export class LinkEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') ownerId: string;
  @Column('text') description: string;
  @Column('text') note: string;
  @Column('uuid', { nullable: true }) profileId: string | null;
  @Column('uuid', { nullable: true }) postingId: string | null;
  @Column('uuid', { nullable: true }) resumeId: string | null;
  @Column('bytea') tokenHash: Buffer;
  @Column('text', { nullable: true }) passwordHash: string | null;
  @Column('jsonb') emailRule: LinkEmailRule;
  @Column('text', { nullable: true }) notice: string | null;
  @Column('int') noticeVersion: number;
  @Column('int') keyVersion: number;
  @Column('text') status: LinkState;
  @Column('timestamptz') expiresAt: Date;
  @Column('text', { nullable: true }) endNotice: 'due' | 'told' | 'reminded' | null;
  @Column('int', { nullable: true }) maxViews: number | null;
  @Column('int', { nullable: true }) maxVisitors: number | null;
  @Column('bool') downloads: boolean;
  @Column('bool') deepTalk: boolean;
  @Column('bool') watermark: boolean;
  @Column('text') notify: Link['notify'];
  @Column('timestamptz', { nullable: true }) lockedUntil: Date | null;
  @Column('jsonb') selection: LinkSelection;
  @Column('int') version: number;
}

/** SQL: until when a revoke can be taken back; null when it cannot. */
export const restorableUntilSql = `CASE WHEN link.status = 'revoked' AND link.revoked_at > now() - interval '${revokeUndoSeconds} s'
  THEN link.revoked_at + interval '${revokeUndoSeconds} s' END`;

/** What is read of a row of `link` for its owner. */
export const linkColumns = `link.id, link.description, link.note, ${linkStateSql} AS state, link.status, link.profile_id AS "profileId", link.selection,
  link.posting_id AS "postingId", link.resume_id AS "resumeId", link.password_hash IS NOT NULL AS "hasPassword", link.email_rule AS "emailRule",
  link.notice AS "noticeText", link.notice_version AS "noticeVersion", link.expires_at AS "expiresAt", link.max_views AS "maxViews",
  link.view_count AS "viewCount", link.max_visitors AS "maxVisitors", link.visitor_count AS "visitorCount", link.uncertain_count AS "uncertain",
  link.preview_count AS "previews", link.bot_count AS "bots", link.own_count AS "yourself", link.downloads, link.deep_talk AS "deepTalk", link.watermark,
  link.notify, link.last_opened_at AS "lastOpenedAt", CASE WHEN link.locked_until > now() THEN link.locked_until END AS "lockedUntil",
  ${restorableUntilSql} AS "restorableUntil", link.version, link.created_at AS "createdAt"`;
export const linkRow = {
  id: uuid,
  description: text,
  note: text,
  state: text.as<Link['state']>(),
  status: text.as<Link['status']>(),
  profileId: uuid.nullable,
  selection: jsonb.as<LinkSelection>(),
  postingId: uuid.nullable,
  resumeId: uuid.nullable,
  hasPassword: bool,
  emailRule: jsonb.as<LinkEmailRule>(),
  noticeText: text.nullable,
  noticeVersion: int4,
  expiresAt: timestamptz,
  maxViews: int4.nullable,
  viewCount: int4,
  maxVisitors: int4.nullable,
  visitorCount: int4,
  uncertain: int4,
  previews: int4,
  bots: int4,
  yourself: int4,
  downloads: bool,
  deepTalk: bool,
  watermark: bool,
  notify: text.as<Link['notify']>(),
  lastOpenedAt: timestamptz.nullable,
  lockedUntil: timestamptz.nullable,
  restorableUntil: timestamptz.nullable,
  version: int4,
  createdAt: timestamptz,
};

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A row as its owner sees it. */
export function toLink(row: RowOf<typeof linkRow>): Link {
  const { postingId, resumeId, noticeText, noticeVersion, uncertain, previews, bots, yourself, ...rest } = row;
  return {
    ...rest,
    application: postingId === null ? null : { postingId, resumeId },
    notice: noticeText === null ? null : { text: noticeText, version: noticeVersion },
    opens: { people: rest.viewCount - uncertain, uncertain, previews, bots, yourself },
    expiresAt: rest.expiresAt.toISOString(),
    lastOpenedAt: iso(rest.lastOpenedAt),
    lockedUntil: iso(rest.lockedUntil),
    restorableUntil: iso(rest.restorableUntil),
    createdAt: rest.createdAt.toISOString(),
  };
}
