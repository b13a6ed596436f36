import { messagePageSize, messagesPerDay, threadsPerDay } from '@folia/contracts/message/shapes';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type MessageRow = { id: string; senderId: string; text: string; at: Date };

const columns = 'id, sender_id AS "senderId", text, created_at AS at';
const today = `created_at >= date_trunc('day', now(), 'UTC')`;
const pair = (one: string, other: string) => (one < other ? [one, other] : [other, one]);

/** What was written, and between whom. */
@Injectable()
export class MessageRepository {
  constructor(private readonly database: DataSource) {}

  async findThread(one: string, other: string, manager: EntityManager = this.database.manager): Promise<string | null> {
    const rows: { id: string }[] = await manager.query('SELECT id FROM thread WHERE low_id = $1 AND high_id = $2', pair(one, other));
    return rows[0]?.id ?? null;
  }

  /** A new conversation, or the one a twin has just begun; null when today's are used up (UTC). */
  async startThread(manager: EntityManager, starter: string, other: string): Promise<string | null> {
    const [low, high] = pair(starter, other);
    const rows: unknown[] = await manager.query(
      `INSERT INTO thread (id, low_id, high_id, started_by) SELECT $1, $2, $3, $4
       WHERE (SELECT count(*) FROM thread WHERE started_by = $4 AND ${today}) < $5 ON CONFLICT DO NOTHING RETURNING id`,
      [newId(), low, high, starter, threadsPerDay],
    );
    return rows.length > 0 ? (rows[0] as { id: string }).id : this.findThread(starter, other, manager);
  }

  /** Writes into a conversation: it comes out of the other's archive, and the writer has read up to here. Null when today's are used up (UTC). */
  async insert(manager: EntityManager, threadId: string, senderId: string, otherId: string, text: string): Promise<MessageRow | null> {
    const rows: MessageRow[] = await manager.query(
      `INSERT INTO message (id, thread_id, sender_id, text) SELECT $1, $2, $3, $4
       WHERE (SELECT count(*) FROM message WHERE sender_id = $3 AND ${today}) < $5 RETURNING ${columns}`,
      [newId(), threadId, senderId, text, messagesPerDay],
    );
    const written = rows[0];
    if (!written) return null;
    await manager.query(
      `INSERT INTO thread_member (thread_id, user_id, other_id, last_message_id, read_until) VALUES ($1, $2, $3, $4, $4), ($1, $3, $2, $4, NULL)
       ON CONFLICT (thread_id, user_id) DO UPDATE SET last_message_id = greatest(thread_member.last_message_id, excluded.last_message_id),
         read_until = coalesce(excluded.read_until, thread_member.read_until), archived = thread_member.archived AND excluded.read_until IS NOT NULL`,
      [threadId, senderId, otherId, written.id],
    );
    return written;
  }

  /** The latest first; `cursor` is the last id of the page before. */
  async list(threadId: string, cursor: string | undefined): Promise<MessageRow[]> {
    return this.database.query(`SELECT ${columns} FROM message WHERE thread_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`, [
      threadId,
      cursor ?? null,
      messagePageSize,
    ]);
  }

  /** The latest that one of the two wrote to the other, oldest first. */
  async latestFrom(senderId: string, otherId: string): Promise<MessageRow[]> {
    const [low, high] = pair(senderId, otherId);
    const rows: MessageRow[] = await this.database.query(
      `SELECT m.id, m.sender_id AS "senderId", m.text, m.created_at AS at FROM message m JOIN thread t ON t.id = m.thread_id
       WHERE t.low_id = $1 AND t.high_id = $2 AND m.sender_id = $3 ORDER BY m.id DESC LIMIT $4`,
      [low, high, senderId, messagePageSize],
    );
    return rows.reverse();
  }
}
