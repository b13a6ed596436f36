import { type DisplayMode, messagePageSize } from '@folia/contracts/message/shapes';
import { bool, int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type RowOf, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ThreadMemberEntity } from './thread-member.entity';

const fromOther = 'x.thread_id = m.thread_id AND x.sender_id = m.other_id';
const unread = `EXISTS (SELECT 1 FROM message x WHERE ${fromOther} AND (m.read_until IS NULL OR x.id > m.read_until))`;
// While either of the two blocks the other, the conversation exists for neither of them.
const notBlocked = `NOT EXISTS (SELECT 1 FROM block b WHERE b.active
  AND ((b.blocker_id = m.user_id AND b.blocked_id = m.other_id) OR (b.blocker_id = m.other_id AND b.blocked_id = m.user_id)))`;
const shown: Record<DisplayMode, string> = {
  inbox: `NOT m.archived AND EXISTS (SELECT 1 FROM message x WHERE ${fromOther})`,
  sent: 'NOT m.archived AND EXISTS (SELECT 1 FROM message x WHERE x.thread_id = m.thread_id AND x.sender_id = m.user_id)',
  unread: `NOT m.archived AND ${unread}`,
  archived: 'm.archived',
};
const select = `SELECT m.thread_id AS id, m.other_id AS "otherId", u.uname, u.suspended_at IS NOT NULL AS "otherSuspended",
    g.name AS "guestName", g.email AS "guestEmail", g.reachable AS "guestReachable", m.archived, ${unread} AS unread,
    l.id AS "lastId", l.sender_id AS "lastSenderId", l.text AS "lastText", l.created_at AS "lastAt"
  FROM thread_member m LEFT JOIN "user" u ON u.id = m.other_id LEFT JOIN guest g ON g.id = m.other_id JOIN message l ON l.id = m.last_message_id
  WHERE m.user_id = $1 AND ${notBlocked}`;

const gives = {
  id: uuid,
  otherId: uuid,
  // Null for a guest.
  uname: text.nullable,
  guestName: text.nullable,
  guestEmail: text.nullable,
  guestReachable: bool.nullable,
  otherSuspended: bool,
  archived: bool,
  unread: bool,
  lastId: uuid,
  lastSenderId: uuid,
  lastText: text,
  lastAt: timestamptz,
};
export type ThreadRow = RowOf<typeof gives>;

const listThreads = (mode: DisplayMode) =>
  statement(`list-threads-${mode}`, {
    text: `${select} AND ${shown[mode]} AND ($2::uuid IS NULL OR m.last_message_id < $2) ORDER BY m.last_message_id DESC LIMIT $3`,
    takes: { userId: uuid, cursor: uuid.nullable, limit: int8 },
    gives,
  });
const lists = { inbox: listThreads('inbox'), sent: listThreads('sent'), unread: listThreads('unread'), archived: listThreads('archived') };
const findThread = statement('find-thread', { text: `${select} AND m.thread_id = $2`, takes: { userId: uuid, id: uuid }, gives });
const countUnread = statement('count-unread-threads', {
  text: `SELECT count(*)::int AS count FROM thread_member m WHERE m.user_id = $1 AND ${shown.unread} AND ${notBlocked}`,
  takes: { userId: uuid },
  gives: { count: int4 },
});
const findUnread = statement('find-unread-thread', {
  text: `SELECT 1 FROM thread_member m WHERE m.user_id = $1 AND m.thread_id = $2 AND ${unread}`,
  takes: { userId: uuid, id: uuid },
});
const setRead = statement('set-thread-read', {
  text: `
    UPDATE thread_member SET read_until = greatest(read_until, $3) WHERE user_id = $1 AND thread_id = $2
    AND EXISTS (SELECT 1 FROM message WHERE id = $3 AND thread_id = $2)`,
  takes: { userId: uuid, id: uuid, messageId: uuid },
});

/** Conversations as seen by one of the two people in them. */
@Injectable()
export class ThreadRepository {
  constructor(private readonly database: DataSource) {}

  /** The latest first; `cursor` is the id of the last message in the last conversation on the previous page. */
  async list(userId: string, mode: DisplayMode, cursor: string | undefined): Promise<ThreadRow[]> {
    return rows(this.database, lists[mode], { userId, cursor: cursor ?? null, limit: messagePageSize });
  }

  async find(userId: string, id: string): Promise<ThreadRow | null> {
    return row(this.database, findThread, { userId, id });
  }

  async countUnread(userId: string): Promise<number> {
    return (await onlyRow(this.database, countUnread, { userId })).count;
  }

  /** Whether this person has unread messages in it. */
  async isUnread(manager: EntityManager, userId: string, id: string): Promise<boolean> {
    return (await affected(manager, findUnread, { userId, id })) > 0;
  }

  async setArchived(userId: string, id: string, archived: boolean): Promise<void> {
    await this.database.getRepository(ThreadMemberEntity).update({ userId, threadId: id }, { archived });
  }

  /** The mark only moves forward, and only to a message of this conversation. */
  async setRead(userId: string, id: string, messageId: string): Promise<void> {
    await affected(this.database, setRead, { userId, id, messageId });
  }
}
