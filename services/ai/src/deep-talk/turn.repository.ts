import type { Caller } from '@folia/contracts/caller';
import type { AnswerCitation, AnswerClaim, ClaimKind, DeepTalkTurn } from '@folia/contracts/deep-talk/answer';
import { deepTalkJob } from '@folia/contracts/deep-talk/job';
import type { ModelHelp } from '@folia/contracts/model/shapes';
import type { Claim } from '@folia/platform/job-rows';
import { int4, int8, jsonb, text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { KeptAnswer } from './conversation.repository';

/** How many earlier turns a question may refer to. */
const rememberedTurns = 10;

/** Whoever asks, and the view they ask in. A conversation stands in one view. */
export type Standing = { askerId: string; ownerId: string; profileId: string | null; linkId: string | null; seenAs: 'visitor' | null };
export type NewTurn = { id: string; conversationId: string; question: string; postingId: string | null };

/** A question and the job that answers it, behind what gives the conversation's id as `begun`; gives how many jobs its asker had open before. */
const insertTurn = (begun: string) => `
    WITH begun AS (${begun} RETURNING id),
      turn AS (INSERT INTO conversation_message (id, conversation_id, question, posting_id) SELECT $1, id, $3, $4 FROM begun RETURNING id)
    INSERT INTO job (id, kind, owner_id, caller) SELECT id, $5, $6, $7 FROM turn
    RETURNING (SELECT count(*)::int FROM job open WHERE open.owner_id = $6 AND open.finished_at IS NULL) AS open`;
const takesTurn = { id: uuid, conversationId: uuid, question: text, postingId: uuid.nullable, kind: text, askerId: uuid, caller: jsonb };
const beginConversation = statement('begin-conversation', {
  text: insertTurn(`
    INSERT INTO conversation (id, asker_id, owner_id, profile_id, profile, link_id, seen_as, latest_id) VALUES ($2, $6, $8, $9, $10, $11, $12, $1)`),
  takes: { ...takesTurn, ownerId: uuid, profileId: uuid.nullable, profile: text.nullable, linkId: uuid.nullable, seenAs: text.nullable },
  gives: { open: int4 },
});
const lockConversation = statement('lock-conversation', {
  text: `
    SELECT id FROM conversation WHERE id = $1 AND asker_id = $2 AND owner_id = $3 AND profile_id IS NOT DISTINCT FROM $4
      AND link_id IS NOT DISTINCT FROM $5 AND seen_as IS NOT DISTINCT FROM $6 FOR UPDATE`,
  takes: { id: uuid, askerId: uuid, ownerId: uuid, profileId: uuid.nullable, linkId: uuid.nullable, seenAs: text.nullable },
});
const goOn = statement('go-on-with-conversation', {
  text: insertTurn(`
    UPDATE conversation SET latest_id = $1, updated_at = now()
    WHERE id = $2 AND NOT EXISTS (SELECT FROM conversation_message m JOIN job j USING (id) WHERE m.conversation_id = $2 AND j.finished_at IS NULL)`),
  takes: takesTurn,
  gives: { open: int4 },
});
const findWork = statement('find-work-of-turn', {
  text: `
    SELECT m.question, m.posting_id AS "postingId", m.conversation_id AS "conversationId", c.owner_id AS "ownerId", c.profile, c.link_id AS "linkId",
      c.seen_as AS "seenAs"
    FROM conversation_message m JOIN conversation c ON c.id = m.conversation_id WHERE m.id = $1`,
  takes: { id: uuid },
  gives: {
    question: text,
    postingId: uuid.nullable,
    conversationId: uuid,
    ownerId: uuid,
    profile: text.nullable,
    linkId: uuid.nullable,
    seenAs: text.as<'visitor'>().nullable,
  },
});
/** A question with the view it was asked in. */
export type TurnWork = Row<typeof findWork>;
const listEarlier = statement('list-earlier-turns', {
  text: `
    SELECT m.question, coalesce((
      SELECT jsonb_agg(jsonb_build_object('text', a.text, 'citations', a.citations) ORDER BY a.place)
      FROM conversation_claim a WHERE a.message_id = m.id AND a.part = 'claims'), '[]') AS claims
    FROM conversation_message m WHERE m.conversation_id = $1 AND m.id < $2 ORDER BY m.id DESC LIMIT $3`,
  takes: { conversationId: uuid, before: uuid, limit: int8 },
  gives: { question: text, claims: jsonb.as<{ text: string; citations: AnswerCitation[] }[]>() },
});
const listAccepted = statement('list-accepted-claims', {
  text: `SELECT kind, text, citations FROM conversation_claim WHERE message_id = $1 AND part = 'claims' ORDER BY place`,
  takes: { id: uuid },
  gives: { kind: text.as<ClaimKind>(), text, citations: jsonb.as<AnswerCitation[]>() },
});
const acceptClaim = statement('accept-claim', {
  text: `
    INSERT INTO conversation_claim (message_id, part, place, kind, text, citations)
    SELECT id, 'claims', $3, $4, $5, $6::jsonb FROM (SELECT id FROM job WHERE id = $1 AND attempt = $2 AND state = 'running' FOR SHARE) held`,
  takes: { id: uuid, attempt: int4, place: int4, kind: text, text, citations: jsonb },
});
const saveAnswer = statement('save-answer', {
  text: `
    WITH more AS (
      INSERT INTO conversation_claim (message_id, part, place, kind, text, citations)
      SELECT $1, 'more', place - 1, claim->>'kind', claim->>'text', claim->'citations' FROM jsonb_array_elements($4::jsonb) WITH ORDINALITY AS one (claim, place))
    UPDATE conversation_message SET answer = $2, model = $3 WHERE id = $1`,
  takes: { id: uuid, answer: jsonb, model: jsonb.nullable, more: jsonb },
});

/** The turns of conversations, while they are asked and answered. */
@Injectable()
export class TurnRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Begins a conversation with this turn and its job. Answers how many jobs the asker had open before; null where an erased person asks or is asked about, of
   * whom nothing is kept.
   */
  async begin(standing: Standing & { profile: string | null }, turn: NewTurn, caller: Caller): Promise<number | null> {
    return (await row(this.database, beginConversation, { ...standing, ...turn, kind: deepTalkJob.name, caller }))?.open ?? null;
  }

  /** Goes on with a conversation. `busy`: its last question is still being answered; `missing`: there is none of this asker's in this view. */
  async goOn(standing: Standing, turn: NewTurn, caller: Caller): Promise<number | 'busy' | 'missing'> {
    return this.database.transaction(async (manager) => {
      if ((await affected(manager, lockConversation, { ...standing, id: turn.conversationId })) === 0) return 'missing';
      const job = { askerId: standing.askerId, kind: deepTalkJob.name, caller };
      return (await row(manager, goOn, { ...turn, ...job }))?.open ?? 'busy';
    });
  }

  async findWork(id: string): Promise<TurnWork | null> {
    return row(this.database, findWork, { id });
  }

  /** The turns before this one, oldest first. */
  async earlier(conversationId: string, before: string): Promise<DeepTalkTurn[]> {
    const found = await rows(this.database, listEarlier, { conversationId, before, limit: rememberedTurns });
    return found.reverse().flatMap(({ question, claims }): DeepTalkTurn[] => [
      { role: 'asker', text: question, citations: [] },
      { role: 'assistant', text: claims.map((one) => one.text).join(' '), citations: claims.flatMap((one) => one.citations) },
    ]);
  }

  /** The claims that an earlier attempt accepted. */
  async accepted(id: string): Promise<AnswerClaim[]> {
    return rows(this.database, listAccepted, { id });
  }

  /** Accepts one claim as long as this attempt holds the job; false: it was stopped or overtaken. */
  async accept(manager: EntityManager, { id, attempt }: Claim, place: number, { kind, text, citations }: AnswerClaim): Promise<boolean> {
    return (await affected(manager, acceptClaim, { id, attempt, place, kind, text, citations })) > 0;
  }

  /** Saves what is known only at the end; call it in the transaction that ends the row. */
  async saveAnswer(manager: EntityManager, id: string, answer: KeptAnswer, more: AnswerClaim[], model: ModelHelp | null): Promise<void> {
    await affected(manager, saveAnswer, { id, answer, model, more });
  }
}
