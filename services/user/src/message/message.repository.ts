import { messagePageSize, messagesPerDay, threadsPerDay } from '@folia/contracts/message/shapes';
import { newId } from '@folia/platform/new-id';
import { int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type RowOf, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const columns = 'id, sender_id AS "senderId", text, created_at AS at';
const today = `created_at >= date_trunc('day', now(), 'UTC')`;
const pair = (one: string, other: string) => (one < other ? { lowId: one, highId: other } : { lowId: other, highId: one });

const gives = { id: uuid, senderId: uuid, text, at: timestamptz };
export type MessageRow = RowOf<typeof gives>;

const findThread = statement('find-thread-of-two', {
  text: 'SELECT id FROM thread WHERE low_id = $1 AND high_id = $2',
  takes: { lowId: uuid, highId: uuid },
  gives: { id: uuid },
});
const startThread = statement('start-thread', {
  text: `
    INSERT INTO thread (id, low_id, high_id, started_by) SELECT $1, $2, $3, $4
    WHERE (SELECT count(*) FROM thread WHERE started_by = $4 AND ${today}) < $5 ON CONFLICT DO NOTHING RETURNING id`,
  takes: { id: uuid, lowId: uuid, highId: uuid, starter: uuid, perDay: int8 },
  gives: { id: uuid },
});
const insertMessage = statement('insert-message', {
  text: `
    INSERT INTO message (id, thread_id, sender_id, text) SELECT $1, $2, $3, $4
    WHERE (SELECT count(*) FROM message WHERE sender_id = $3 AND ${today}) < $5 RETURNING ${columns}`,
  takes: { id: uuid, threadId: uuid, senderId: uuid, text, perDay: int8 },
  gives,
});
const noteMessage = statement('note-message-at-members', {
  text: `
    INSERT INTO thread_member (thread_id, user_id, other_id, last_message_id, read_until) VALUES ($1, $2, $3, $4, $4), ($1, $3, $2, $4, NULL)
    ON CONFLICT (thread_id, user_id) DO UPDATE SET last_message_id = greatest(thread_member.last_message_id, excluded.last_message_id),
      read_until = coalesce(excluded.read_until, thread_member.read_until), archived = thread_member.archived AND excluded.read_until IS NOT NULL`,
  takes: { threadId: uuid, senderId: uuid, otherId: uuid, messageId: uuid },
});
const listMessages = statement('list-messages', {
  text: `SELECT ${columns} FROM message WHERE thread_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
  takes: { threadId: uuid, cursor: uuid.nullable, limit: int8 },
  gives,
});
const listLatest = statement('list-latest-messages-from', {
  text: `
    SELECT m.id, m.sender_id AS "senderId", m.text, m.created_at AS at FROM message m JOIN thread t ON t.id = m.thread_id
    WHERE t.low_id = $1 AND t.high_id = $2 AND m.sender_id = $3 ORDER BY m.id DESC LIMIT $4`,
  takes: { lowId: uuid, highId: uuid, senderId: uuid, limit: int8 },
  gives,
});

/** Messages, and who exchanged them. */
@Injectable()
export class MessageRepository {
  constructor(private readonly database: DataSource) {}

  async findThread(one: string, other: string, manager: EntityManager = this.database.manager): Promise<string | null> {
    return (await row(manager, findThread, pair(one, other)))?.id ?? null;
  }

  /** A new conversation, or the one that a concurrent request has just started; null when today's limit is reached (UTC). */
  async startThread(manager: EntityManager, starter: string, other: string): Promise<string | null> {
    const started = await row(manager, startThread, { id: newId(), ...pair(starter, other), starter, perDay: threadsPerDay });
    return started?.id ?? this.findThread(starter, other, manager);
  }

  /** Adds a message to a conversation: it leaves the other's archive, and the writer has read everything so far. Null when today's limit is reached (UTC). */
  async insert(manager: EntityManager, threadId: string, senderId: string, otherId: string, words: string): Promise<MessageRow | null> {
    const written = await row(manager, insertMessage, { id: newId(), threadId, senderId, text: words, perDay: messagesPerDay });
    if (written) await affected(manager, noteMessage, { threadId, senderId, otherId, messageId: written.id });
    return written;
  }

  /** The latest first; `cursor` is the last id of the previous page. */
  async list(threadId: string, cursor: string | undefined): Promise<MessageRow[]> {
    return rows(this.database, listMessages, { threadId, cursor: cursor ?? null, limit: messagePageSize });
  }

  /** The latest messages from one of the two to the other, oldest first. */
  async latestFrom(senderId: string, otherId: string): Promise<MessageRow[]> {
    return (await rows(this.database, listLatest, { ...pair(senderId, otherId), senderId, limit: messagePageSize })).reverse();
  }
}
