import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import { openProposals, proposalDays } from '@folia/contracts/proposal/limits';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { int4, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const columns = 'id, item_id AS "itemId", kind, fields, reason, program, created_at AS "createdAt"';
const gives = {
  id: uuid,
  itemId: uuid.nullable,
  kind: text.as<ItemKind>(),
  fields: jsonb.as<AnyFields>(),
  reason: text,
  program: text,
  createdAt: timestamptz,
};
const isOpen = `created_at > now() - interval '${proposalDays} days'`;

// Of two that would go over the limit at once, the second waits for the first.
const lockProposals = statement('lock-proposals', { text: 'SELECT user_id FROM profile WHERE user_id = $1 FOR UPDATE', takes: { ownerId: uuid } });
const insertProposal = statement('insert-proposal', {
  text: `
    INSERT INTO proposal (id, owner_id, item_id, kind, fields, reason, program)
    SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM proposal WHERE owner_id = $2 AND ${isOpen}) < $8::int
    ON CONFLICT (owner_id, item_id, kind, fields) DO UPDATE SET reason = excluded.reason, program = excluded.program, created_at = now()
    RETURNING id`,
  takes: { id: uuid, ownerId: uuid, itemId: uuid.nullable, kind: text, fields: jsonb, reason: text, program: text, most: int4 },
  gives: { id: uuid },
});
const listProposals = statement('list-proposals', {
  text: `SELECT ${columns} FROM proposal WHERE owner_id = $1 AND ${isOpen} ORDER BY id DESC`,
  takes: { ownerId: uuid },
  gives,
});
const takeProposal = statement('take-proposal', {
  text: `DELETE FROM proposal WHERE owner_id = $1 AND id = $2 AND ${isOpen} RETURNING ${columns}`,
  takes: { ownerId: uuid, id: uuid },
  gives,
});
const forgetProposals = statement('forget-proposals', { text: `DELETE FROM proposal WHERE NOT (${isOpen})`, takes: {} });

export type FoundProposal = Row<typeof listProposals>;
type NewProposal = { itemId: string | null; kind: ItemKind; fields: AnyFields; reason: string; program: string };

@Injectable()
export class ProposalRepository {
  constructor(private readonly database: DataSource) {}

  /** The id of the proposal; null when too many wait. */
  async add(ownerId: string, proposed: NewProposal): Promise<string | null> {
    return this.database.transaction(async (manager) => {
      await rows(manager, lockProposals, { ownerId });
      return (await row(manager, insertProposal, { id: newId(), ownerId, ...proposed, most: openProposals }))?.id ?? null;
    });
  }

  list(ownerId: string): Promise<FoundProposal[]> {
    return rows(this.database.manager, listProposals, { ownerId });
  }

  /** Removes a proposal that is answered; null when there is none. */
  take(ownerId: string, id: string, manager: EntityManager = this.database.manager): Promise<FoundProposal | null> {
    return row(manager, takeProposal, { ownerId, id });
  }

  /** Forgets what nobody has answered in time. */
  @Every(3_600_000)
  async forget(): Promise<void> {
    await affected(this.database.manager, forgetProposals);
  }
}
