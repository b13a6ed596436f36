import { bool, int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** The name of a person at the time they were blocked; a guest has no username. */
export type BlockedAs = { uname: string | null; name: string };

const addBlock = statement('add-block', {
  text: `
    INSERT INTO block (blocker_id, blocked_id, uname, name) VALUES ($1, $2, $3, $4)
    ON CONFLICT (blocker_id, blocked_id)
    DO UPDATE SET active = true, version = block.version + 1, since = now(), uname = excluded.uname, name = excluded.name WHERE NOT block.active
    RETURNING version`,
  takes: { blockerId: uuid, blockedId: uuid, uname: text.nullable, name: text },
  gives: { version: int4 },
});
const endBlock = statement('end-block', {
  text: 'UPDATE block SET active = false, version = version + 1 WHERE blocker_id = $1 AND blocked_id = $2 AND active RETURNING version, uname',
  takes: { blockerId: uuid, blockedId: uuid },
  gives: { version: int4, uname: text.nullable },
});
const findBlock = statement('find-block', {
  text: 'SELECT active FROM block WHERE blocker_id = $1 AND blocked_id = $2',
  takes: { blockerId: uuid, blockedId: uuid },
  gives: { active: bool },
});
const findBetween = statement('find-block-between', {
  text: 'SELECT 1 FROM block WHERE active AND ((blocker_id = $1 AND blocked_id = $2) OR (blocker_id = $2 AND blocked_id = $1))',
  takes: { one: uuid, other: uuid },
});
const listBlocks = statement('list-blocks', {
  text: `
    SELECT b.blocked_id AS id, b.uname, g.email, b.name, b.since FROM block b LEFT JOIN guest g ON g.id = b.blocked_id
    WHERE b.blocker_id = $1 AND b.active ORDER BY b.since DESC LIMIT 1000`,
  takes: { blockerId: uuid },
  gives: { id: uuid, uname: text.nullable, email: text.nullable, name: text, since: timestamptz },
});

/** Who has blocked whom. A pair's row stays when a block is removed: its version orders the events that other services get. */
@Injectable()
export class BlockRepository {
  constructor(private readonly database: DataSource) {}

  /** Adds a block and records the blocked person's name. Answers the pair's new version; null when the block is already there. */
  async add(manager: EntityManager, blockerId: string, blockedId: string, { uname, name }: BlockedAs): Promise<number | null> {
    return (await row(manager, addBlock, { blockerId, blockedId, uname, name }))?.version ?? null;
  }

  /** Removes a block. Answers the pair's new version and the recorded username; null when there is no block. */
  async end(manager: EntityManager, blockerId: string, blockedId: string): Promise<{ version: number; uname: string | null } | null> {
    return row(manager, endBlock, { blockerId, blockedId });
  }

  /** Whether the first person blocks the second; null when they never did. */
  async find(blockerId: string, blockedId: string): Promise<boolean | null> {
    return (await row(this.database, findBlock, { blockerId, blockedId }))?.active ?? null;
  }

  /** Whether one of the two blocked the other. */
  async isBetween(one: string, other: string, manager: EntityManager = this.database.manager): Promise<boolean> {
    return (await affected(manager, findBetween, { one, other })) > 0;
  }

  /** With the names they had when they were blocked: whether to show the caller a later name is up to them. */
  async list(blockerId: string): Promise<Row<typeof listBlocks>[]> {
    return rows(this.database, listBlocks, { blockerId });
  }
}
