import type { ItemKind } from '@folia/contracts/item/fields';
import { int4, text, uuid } from '@folia/platform/sql-type';
import { onlyRow, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** An entry of a portfolio with its kind. */
export type KnownItem = { id: string; kind: ItemKind };

/** Whose kind is asked for at most, the most curious first. */
const mostAskers = 100;
const mostNamed = 3;
const mostOwners = 500;

const asked = `conversation c JOIN conversation_message m ON m.conversation_id = c.id AND m.posting_id IS NULL AND m.asked_at > now() - make_interval(days => $2)
  WHERE c.owner_id = $1 AND c.asker_id <> $1`;
const takes = { ownerId: uuid, days: int4 };
const countAsked = statement('count-asked', {
  text: `
    SELECT count(m.id)::int AS questions, count(DISTINCT c.id)::int AS conversations,
      count(m.id) FILTER (WHERE m.answer->>'outcome' = 'absent')::int AS unanswered FROM ${asked}`,
  takes,
  gives: { questions: int4, conversations: int4, unanswered: int4 },
});
const countMissing = statement('count-missing-kinds', {
  text: `
    SELECT m.answer->'missing'->>'kind' AS kind, count(*)::int AS questions FROM ${asked} AND m.answer->>'outcome' = 'absent'
    GROUP BY 1 ORDER BY 2 DESC, 1`,
  takes,
  gives: { kind: text.as<ItemKind>().nullable, questions: int4 },
});
const listAskers = statement('list-askers', {
  text: `SELECT c.asker_id AS "askerId", count(*)::int AS questions FROM ${asked} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${mostAskers}`,
  takes,
  gives: { askerId: uuid, questions: int4 },
});
/** What answers rest on; what only comes close to a question was not asked about. */
const restedOn = `(
  SELECT m.id, c.asker_id, x->>'itemId' AS item_id FROM ${asked.replace(
    'WHERE',
    `JOIN conversation_claim a ON a.message_id = m.id AND a.part = 'claims' AND a.kind <> 'nearby' CROSS JOIN LATERAL jsonb_array_elements(a.citations) x WHERE`,
  )}) rests`;
const known = { itemIds: text.array, kinds: text.array };
const countKinds = statement('count-kinds-asked-about', {
  text: `
    SELECT k.kind, count(DISTINCT rests.id)::int AS questions FROM ${restedOn} LEFT JOIN unnest($3::text[], $4::text[]) k (id, kind) ON k.id = item_id
    WHERE k.id IS NOT NULL OR item_id = 'basics' GROUP BY 1 ORDER BY 2 DESC, 1`,
  takes: { ...takes, ...known },
  gives: { kind: text.as<ItemKind>().nullable, questions: int4 },
});
const listMost = statement('list-most-asked-about', {
  text: `
    SELECT item_id::uuid AS id, count(DISTINCT rests.id)::int AS questions FROM ${restedOn}
    WHERE asker_id = ANY($3) AND item_id = ANY($4::text[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${mostNamed}`,
  takes: { ...takes, askerIds: uuid.array, itemIds: text.array },
  gives: { id: uuid, questions: int4 },
});
const noteDigests = statement('note-digests', {
  text: `
    INSERT INTO deep_talk_digest AS d (owner_id, day)
    SELECT DISTINCT c.owner_id, today.day - 1 FROM (SELECT (now() AT TIME ZONE 'UTC')::date AS day) today
      JOIN conversation_message m ON m.asked_at >= (today.day - 1) AT TIME ZONE 'UTC' AND m.asked_at < today.day AT TIME ZONE 'UTC' AND m.posting_id IS NULL
      JOIN conversation c ON c.id = m.conversation_id AND c.asker_id <> c.owner_id
    WHERE NOT EXISTS (SELECT 1 FROM deep_talk_digest t WHERE t.owner_id = c.owner_id AND t.day >= today.day - 1)
      AND NOT EXISTS (SELECT 1 FROM departure WHERE user_id = c.owner_id AND state <> 'staying')
    LIMIT ${mostOwners}
    ON CONFLICT (owner_id) DO UPDATE SET day = excluded.day WHERE d.day < excluded.day RETURNING owner_id AS "ownerId"`,
  gives: { ownerId: uuid },
});

/** What others asked about owners in the last days, counted. */
@Injectable()
export class DigestRepository {
  constructor(private readonly database: DataSource) {}

  async count(ownerId: string, days: number) {
    return onlyRow(this.database, countAsked, { ownerId, days });
  }

  async missing(ownerId: string, days: number) {
    return rows(this.database, countMissing, { ownerId, days });
  }

  async askers(ownerId: string, days: number) {
    return rows(this.database, listAskers, { ownerId, days });
  }

  /** By kind of entry; null is what stands above the entries. Entries that are gone are not counted. */
  async kinds(ownerId: string, days: number, items: readonly KnownItem[]) {
    return rows(this.database, countKinds, { ownerId, days, itemIds: items.map(({ id }) => id), kinds: items.map(({ kind }) => kind) });
  }

  /** The entries that these askers asked about most. */
  async most(ownerId: string, days: number, askerIds: readonly string[], items: readonly KnownItem[]) {
    return rows(this.database, listMost, { ownerId, days, askerIds, itemIds: items.map(({ id }) => id) });
  }

  /** Owners who were asked something yesterday (UTC) and were not told yet, at most {@link mostOwners}; from now on they were. */
  async note(manager: EntityManager): Promise<{ owners: { ownerId: string }[]; isMore: boolean }> {
    const owners = await rows(manager, noteDigests);
    return { owners, isMore: owners.length === mostOwners };
  }
}
