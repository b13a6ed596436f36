import type { AnswerCitation, AnswerClaim, ClaimKind, DeepTalkAnswer, QuoteTranslation } from '@folia/contracts/deep-talk/answer';
import { conversationPageSize, turnPageSize, type UnhelpfulReason } from '@folia/contracts/deep-talk/conversation';
import { defaultRetentionDays } from '@folia/contracts/deep-talk/settings';
import type { JobState } from '@folia/contracts/job';
import type { ModelHelp } from '@folia/contracts/model/shapes';
import { bool, int4, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** What is kept of an answer beside its claims. */
/** `translations`: since quotes are translated. */
export type KeptAnswer = Omit<DeepTalkAnswer, 'claims' | 'more'> & { translations?: QuoteTranslation[] };

const summary = `c.id, c.asker_id AS "askerId", c.owner_id AS "ownerId", c.profile, c.link_id AS "linkId", c.latest_id AS "latestId", m.question,
  m.turns, c.updated_at AS "updatedAt",
  c.updated_at + make_interval(days => coalesce(r.days, ${defaultRetentionDays})) AS "keptUntil"`;
/** Comparisons with a job of the asker's are theirs alone: of those, the person `$1` who owns the portfolio sees nothing. */
const tables = `conversation c
  JOIN LATERAL (
    SELECT (array_agg(t.question ORDER BY t.id DESC))[1] AS question, count(*)::int AS turns
    FROM conversation_message t WHERE t.conversation_id = c.id AND (c.asker_id = $1 OR t.posting_id IS NULL)) m ON m.turns > 0
  LEFT JOIN deep_talk_retention r ON r.owner_id = c.owner_id`;
const givesSummary = {
  id: uuid,
  askerId: uuid,
  ownerId: uuid,
  profile: text.nullable,
  linkId: uuid.nullable,
  latestId: uuid,
  question: text,
  turns: int4,
  updatedAt: timestamptz,
  keptUntil: timestamptz,
};
const listBegun = statement('list-conversations-of-asker', {
  text: `SELECT ${summary} FROM ${tables} WHERE c.asker_id = $1 AND ($2::uuid IS NULL OR c.latest_id < $2) ORDER BY c.latest_id DESC LIMIT $3`,
  takes: { askerId: uuid, cursor: uuid.nullable, limit: int8 },
  gives: givesSummary,
});
export type ConversationRow = Row<typeof listBegun>;
const listAbout = statement('list-conversations-about-owner', {
  text: `
    SELECT ${summary} FROM ${tables}
    WHERE c.owner_id = $1 AND c.asker_id <> $1 AND ($2::uuid IS NULL OR c.latest_id < $2) ORDER BY c.latest_id DESC LIMIT $3`,
  takes: { ownerId: uuid, cursor: uuid.nullable, limit: int8 },
  gives: givesSummary,
});
const findConversation = statement('find-conversation', {
  text: `SELECT ${summary} FROM ${tables} WHERE c.id = $2 AND $1 IN (c.asker_id, c.owner_id)`,
  takes: { personId: uuid, id: uuid },
  gives: givesSummary,
});
const listTurns = statement('list-turns-of-conversation', {
  text: `
    SELECT m.id, m.question, m.asked_at AS "askedAt", coalesce(j.state, 'done') AS state, j.error_code AS "errorCode", j.error_message AS "errorMessage",
      m.answer, m.model, m.helpful, m.reason
    FROM conversation_message m LEFT JOIN job j USING (id)
    WHERE m.conversation_id = $1 AND ($4 OR m.posting_id IS NULL) AND ($2::uuid IS NULL OR m.id < $2) ORDER BY m.id DESC LIMIT $3`,
  takes: { conversationId: uuid, cursor: uuid.nullable, limit: int8, isAsker: bool },
  gives: {
    id: uuid,
    question: text,
    askedAt: timestamptz,
    state: text.as<JobState>(),
    errorCode: text.nullable,
    errorMessage: text.nullable,
    answer: jsonb.as<KeptAnswer>().nullable,
    model: jsonb.as<ModelHelp>().nullable,
    helpful: bool.nullable,
    reason: text.as<UnhelpfulReason>().nullable,
  },
});
type TurnRow = Row<typeof listTurns>;
const listClaims = statement('list-claims-of-turns', {
  text: `
    SELECT message_id AS "turnId", part, kind, text, citations FROM conversation_claim WHERE message_id = ANY($1) ORDER BY message_id, part, place`,
  takes: { turnIds: uuid.array },
  gives: { turnId: uuid, part: text.as<'claims' | 'more'>(), kind: text.as<ClaimKind>(), text, citations: jsonb.as<AnswerCitation[]>() },
});
const rateTurn = statement('rate-turn', {
  text: `
    UPDATE conversation_message m SET helpful = $4, reason = $5
    FROM conversation c JOIN conversation_message before ON before.conversation_id = c.id
    WHERE c.id = m.conversation_id AND before.id = m.id AND c.id = $2 AND c.asker_id = $1 AND m.id = $3 AND m.answer IS NOT NULL
    RETURNING c.owner_id AS "ownerId",
      c.owner_id <> c.asker_id AND m.posting_id IS NULL AND m.helpful IS DISTINCT FROM before.helpful AS "isTold"`,
  takes: { askerId: uuid, conversationId: uuid, turnId: uuid, helpful: bool.nullable, reason: text.nullable },
  gives: { ownerId: uuid, isTold: bool },
});
const lockTurns = statement('lock-turns-of-conversation', {
  text: `
    SELECT m.id, coalesce(j.state, 'done') AS state FROM conversation c JOIN conversation_message m ON m.conversation_id = c.id LEFT JOIN job j ON j.id = m.id
    WHERE c.id = $1 AND c.asker_id = $2 FOR UPDATE OF c`,
  takes: { id: uuid, askerId: uuid },
  gives: { id: uuid, state: text.as<JobState>() },
});
const deleteConversation = statement('delete-conversation', { text: 'DELETE FROM conversation WHERE id = $1', takes: { id: uuid } });
const deleteJobs = statement('delete-jobs-of-turns', { text: 'DELETE FROM job WHERE id = ANY($1)', takes: { ids: uuid.array } });
const deleteOver = statement('delete-conversations-kept-long', {
  text: `
    WITH over AS (
           SELECT c.id FROM conversation c LEFT JOIN deep_talk_retention r ON r.owner_id = c.owner_id
           WHERE c.updated_at < now() - make_interval(days => coalesce(r.days, ${defaultRetentionDays})) LIMIT 500),
         jobs AS (DELETE FROM job USING conversation_message m WHERE job.id = m.id AND m.conversation_id IN (SELECT id FROM over))
    DELETE FROM conversation WHERE id IN (SELECT id FROM over)`,
});

type Turn = TurnRow & { claims: AnswerClaim[]; more: AnswerClaim[] };

/** Conversations, for whoever asked and for the owner they are about; every statement names one of the two. */
@Injectable()
export class ConversationRepository {
  constructor(private readonly database: DataSource) {}

  /** Those that a person began, older than `cursor`, which is the last turn of a conversation. */
  async listBegun(askerId: string, cursor: string | null): Promise<ConversationRow[]> {
    return rows(this.database, listBegun, { askerId, cursor, limit: conversationPageSize });
  }

  /** Those that others began about a person. */
  async listAbout(ownerId: string, cursor: string | null): Promise<ConversationRow[]> {
    return rows(this.database, listAbout, { ownerId, cursor, limit: conversationPageSize });
  }

  async find(personId: string, id: string): Promise<ConversationRow | null> {
    return row(this.database, findConversation, { id, personId });
  }

  /** The latest first; comparisons with a job only for whoever asked. */
  async turns(conversationId: string, isAsker: boolean, cursor: string | null): Promise<Turn[]> {
    const found = await rows(this.database, listTurns, { conversationId, cursor, limit: turnPageSize, isAsker });
    const claims = await rows(this.database, listClaims, { turnIds: found.map(({ id }) => id) });
    const of = (turnId: string, part: 'claims' | 'more') =>
      claims.filter((one) => one.turnId === turnId && one.part === part).map(({ kind, text, citations }) => ({ kind, text, citations }));
    return found.map((turn) => ({ ...turn, claims: of(turn.id, 'claims'), more: of(turn.id, 'more') }));
  }

  /** Null: there is no such answer of this asker's. `isTold`: it is news to the owner, who reads it. */
  async rate(manager: EntityManager, askerId: string, conversationId: string, turnId: string, helpful: boolean | null, reason: UnhelpfulReason | null) {
    return row(manager, rateTurn, { askerId, conversationId, turnId, helpful, reason });
  }

  /** Deletes a conversation with its jobs. Answers the ids of its turns, and which of them were not over; null when the asker has no such conversation. */
  async delete(manager: EntityManager, askerId: string, id: string): Promise<{ ids: string[]; open: string[] } | null> {
    const turns = await rows(manager, lockTurns, { id, askerId });
    if (turns.length === 0) return null;
    const ids = turns.map((turn) => turn.id);
    await affected(manager, deleteConversation, { id });
    await affected(manager, deleteJobs, { ids });
    return { ids, open: turns.filter(({ state }) => state === 'accepted' || state === 'running').map((turn) => turn.id) };
  }

  /** Deletes what has been kept as long as its owner wants. Answers how many there were, at most 500. */
  async deleteOver(): Promise<number> {
    return affected(this.database, deleteOver);
  }
}
