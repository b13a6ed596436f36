import { notificationPageSize } from '@folia/contracts/notification/shapes';
import type { NotificationKind } from '@folia/contracts/notification/topics';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type News = { userId: string; kind: NotificationKind; about?: string; fromId?: string; plan?: string };
export type NotificationRow = {
  id: string;
  kind: NotificationKind;
  about: string | null;
  fromId: string | null;
  plan: string | null;
  guestName: string | null;
  at: Date;
  read: boolean;
};

// Who is blocked, either way, is not heard of.
const heard = `user_id = $1 AND NOT EXISTS (SELECT 1 FROM block b WHERE b.active
  AND ((b.blocker_id = n.user_id AND b.blocked_id = n.from_id) OR (b.blocker_id = n.from_id AND b.blocked_id = n.user_id)))`;

/** What people are told, by ids; the words are the web's. */
@Injectable()
export class NotificationRepository {
  constructor(private readonly database: DataSource) {}

  /** In the transaction of what it tells of. The same about the same thing, still unread, is replaced; nobody is told whose account is gone. */
  async add(manager: EntityManager, { userId, kind, about, fromId, plan }: News): Promise<void> {
    await manager.query('DELETE FROM notification WHERE user_id = $1 AND kind = $2 AND about = $3 AND read_at IS NULL', [userId, kind, about ?? null]);
    await manager.query(
      `INSERT INTO notification (id, user_id, kind, about, from_id, plan) SELECT $1, $2, $3, $4, $5, $6 WHERE EXISTS (SELECT 1 FROM "user" WHERE id = $2)`,
      [newId(), userId, kind, about ?? null, fromId ?? null, plan ?? null],
    );
  }

  async list(userId: string, cursor: string | undefined): Promise<NotificationRow[]> {
    return this.database.query(
      `SELECT id, kind, about, from_id AS "fromId", plan, (SELECT name FROM guest g WHERE g.id = n.from_id) AS "guestName", created_at AS at,
         read_at IS NOT NULL AS read FROM notification n
       WHERE ${heard} AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
      [userId, cursor ?? null, notificationPageSize],
    );
  }

  async countUnread(userId: string): Promise<number> {
    const [row] = await this.database.query(`SELECT count(*)::int AS count FROM notification n WHERE ${heard} AND read_at IS NULL`, [userId]);
    return row.count;
  }

  /** These, or all; only this person's own. */
  async markRead(userId: string, ids: string[] | undefined): Promise<void> {
    await this.database.query('UPDATE notification SET read_at = now() WHERE user_id = $1 AND read_at IS NULL AND ($2::uuid[] IS NULL OR id = ANY($2))', [
      userId,
      ids ?? null,
    ]);
  }

  /** Who has looked at the thing itself has read what told of it. */
  async markReadAbout(userId: string, kind: NotificationKind, about: string, manager: EntityManager = this.database.manager): Promise<void> {
    await manager.query('UPDATE notification SET read_at = now() WHERE user_id = $1 AND kind = $2 AND about = $3 AND read_at IS NULL', [userId, kind, about]);
  }

  async forgetOld(): Promise<void> {
    await this.database.query(`DELETE FROM notification WHERE created_at < now() - interval '180 days'`);
  }
}
