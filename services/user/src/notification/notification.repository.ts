import { notificationPageSize } from '@folia/contracts/notification/shapes';
import type { NotificationKind } from '@folia/contracts/notification/topics';
import type { Meter } from '@folia/contracts/plans';
import { newId } from '@folia/platform/new-id';
import { bool, int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type News = { userId: string; kind: NotificationKind; about?: string; fromId?: string; plan?: string; meter?: Meter };
// Notifications from a blocked person, or from one who blocks the reader, are not shown.
const heard = `user_id = $1 AND NOT EXISTS (SELECT 1 FROM block b WHERE b.active
  AND ((b.blocker_id = n.user_id AND b.blocked_id = n.from_id) OR (b.blocker_id = n.from_id AND b.blocked_id = n.user_id)))`;

const removeUnread = statement('remove-unread-notification', {
  text: 'DELETE FROM notification WHERE user_id = $1 AND kind = $2 AND about = $3 AND read_at IS NULL',
  takes: { userId: uuid, kind: text, about: uuid.nullable },
});
const addNotification = statement('add-notification', {
  text: `
    INSERT INTO notification (id, user_id, kind, about, from_id, plan, meter)
    SELECT $1, $2, $3, $4, $5, $6, $7 WHERE EXISTS (SELECT 1 FROM "user" WHERE id = $2)`,
  takes: { id: uuid, userId: uuid, kind: text, about: uuid.nullable, fromId: uuid.nullable, plan: text.nullable, meter: text.nullable },
});
const listNotifications = statement('list-notifications', {
  text: `
    SELECT id, kind, about, from_id AS "fromId", plan, meter, (SELECT name FROM guest g WHERE g.id = n.from_id) AS "guestName", created_at AS at,
      read_at IS NOT NULL AS read FROM notification n
    WHERE ${heard} AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
  takes: { userId: uuid, cursor: uuid.nullable, limit: int8 },
  gives: {
    id: uuid,
    kind: text.as<NotificationKind>(),
    about: uuid.nullable,
    fromId: uuid.nullable,
    plan: text.nullable,
    meter: text.as<Meter>().nullable,
    guestName: text.nullable,
    at: timestamptz,
    read: bool,
  },
});
export type NotificationRow = Row<typeof listNotifications>;
const countUnread = statement('count-unread-notifications', {
  text: `SELECT count(*)::int AS count FROM notification n WHERE ${heard} AND read_at IS NULL`,
  takes: { userId: uuid },
  gives: { count: int4 },
});
const markRead = statement('mark-notifications-read', {
  text: 'UPDATE notification SET read_at = now() WHERE user_id = $1 AND read_at IS NULL AND ($2::uuid[] IS NULL OR id = ANY($2))',
  takes: { userId: uuid, ids: uuid.array.nullable },
});
const markReadAbout = statement('mark-notifications-read-about', {
  text: 'UPDATE notification SET read_at = now() WHERE user_id = $1 AND kind = $2 AND about = $3 AND read_at IS NULL',
  takes: { userId: uuid, kind: text, about: uuid },
});
const forgetNotifications = statement('forget-notifications', { text: `DELETE FROM notification WHERE created_at < now() - interval '180 days'` });

/** What people are told, as ids; the wording is the web's. */
@Injectable()
export class NotificationRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Call it in the transaction of the change it is about. An unread notification of the same kind about the same thing is replaced. Does nothing when the
   * person's account is gone.
   */
  async add(manager: EntityManager, { userId, kind, about, fromId, plan, meter }: News): Promise<void> {
    await affected(manager, removeUnread, { userId, kind, about: about ?? null });
    const facts = { about: about ?? null, fromId: fromId ?? null, plan: plan ?? null, meter: meter ?? null };
    await affected(manager, addNotification, { id: newId(), userId, kind, ...facts });
  }

  async list(userId: string, cursor: string | undefined): Promise<NotificationRow[]> {
    return rows(this.database, listNotifications, { userId, cursor: cursor ?? null, limit: notificationPageSize });
  }

  async countUnread(userId: string): Promise<number> {
    return (await onlyRow(this.database, countUnread, { userId })).count;
  }

  /** Marks these as read, or all of them; only this person's own. */
  async markRead(userId: string, ids: string[] | undefined): Promise<void> {
    await affected(this.database, markRead, { userId, ids: ids ?? null });
  }

  /** Looking at the thing itself counts as reading its notifications. */
  async markReadAbout(userId: string, kind: NotificationKind, about: string, manager: EntityManager = this.database.manager): Promise<void> {
    await affected(manager, markReadAbout, { userId, kind, about });
  }

  async forgetOld(): Promise<void> {
    await affected(this.database, forgetNotifications);
  }
}
