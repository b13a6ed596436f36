import type { DeepTalkAnswer } from '@folia/contracts/deep-talk/answer';
import { conversationPageSize, type UnhelpfulReason } from '@folia/contracts/deep-talk/conversation';
import { bool, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const isUnanswered = `m.posting_id IS NULL AND (m.answer->>'outcome' = 'absent' OR m.helpful = false)`;
const plain = (words: string) => `lower(regexp_replace(btrim(${words}), '[\\s?!.]+$', ''))`;
/** What makes two questions one: the words whatever their case and end, what they rest on in their talk, and the view they were asked in. */
const sameQuestion = (m: string, c: string) =>
  `${plain(`${m}.question`)}, ${plain(`coalesce(${m}.answer->'missing'->>'topic', '')`)}, coalesce(${c}.profile, ''), coalesce(${c}.link_id::text, '')`;
const listUnanswered = statement('list-unanswered-questions', {
  text: `
    SELECT * FROM (
    SELECT DISTINCT ON (${sameQuestion('m', 'c')}) m.id, c.id AS "conversationId", m.question, m.asked_at AS "askedAt", m.helpful IS NOT DISTINCT FROM false AS "isUnhelpful", m.reason,
      m.answer->'missing' AS missing, c.profile, c.link_id AS "linkId", m.settled_at IS NOT NULL AS "isDone"
    FROM conversation_message m JOIN conversation c ON c.id = m.conversation_id
    WHERE c.owner_id = $1 AND c.asker_id <> $1 AND ${isUnanswered} AND (m.settled_at IS NOT NULL) = $2
    ORDER BY ${sameQuestion('m', 'c')}, m.id DESC) latest
    WHERE $3::uuid IS NULL OR latest.id < $3 ORDER BY latest.id DESC LIMIT $4`,
  takes: { ownerId: uuid, isDone: bool, cursor: uuid.nullable, limit: int8 },
  gives: {
    id: uuid,
    conversationId: uuid,
    question: text,
    askedAt: timestamptz,
    isUnhelpful: bool,
    reason: text.as<UnhelpfulReason>().nullable,
    missing: jsonb.as<NonNullable<DeepTalkAnswer['missing']>>().nullable,
    profile: text.nullable,
    linkId: uuid.nullable,
    isDone: bool,
  },
});
export type UnansweredRow = Row<typeof listUnanswered>;
const settle = statement('settle-unanswered-question', {
  text: `
    UPDATE conversation_message m SET settled_at = CASE WHEN $3 THEN coalesce(m.settled_at, now()) END FROM conversation c
    WHERE c.id = m.conversation_id AND c.owner_id = $1 AND c.asker_id <> $1 AND ${isUnanswered}
      AND (${sameQuestion('m', 'c')}) = (SELECT ${sameQuestion('one', 'its')} FROM conversation_message one JOIN conversation its ON its.id = one.conversation_id
        WHERE one.id = $2 AND its.owner_id = $1 AND its.asker_id <> $1)`,
  takes: { ownerId: uuid, id: uuid, isDone: bool },
});

/** What others asked about a portfolio and got no answer to, or none that helped. */
@Injectable()
export class UnansweredRepository {
  constructor(private readonly database: DataSource) {}

  /** The latest first, older than `cursor`, each question once however often it was asked. */
  async list(ownerId: string, isDone: boolean, cursor: string | null): Promise<UnansweredRow[]> {
    return rows(this.database, listUnanswered, { ownerId, isDone, cursor, limit: conversationPageSize });
  }

  /** Settles a question wherever it was asked. False: the owner has no such question. */
  async settle(ownerId: string, id: string, isDone: boolean): Promise<boolean> {
    return (await affected(this.database, settle, { ownerId, id, isDone })) > 0;
  }
}
