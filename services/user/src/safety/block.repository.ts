import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Who wants to have nothing to do with whom. A pair's row stays when a block is taken back: its version orders what the others are told. */
@Injectable()
export class BlockRepository {
  constructor(private readonly database: DataSource) {}

  /** The pair's new version; null when it is so already. */
  async set(manager: EntityManager, blockerId: string, blockedId: string, active: boolean): Promise<number | null> {
    const rows: { version: number }[] = await manager.query(
      active
        ? `INSERT INTO block (blocker_id, blocked_id) VALUES ($1, $2)
           ON CONFLICT (blocker_id, blocked_id) DO UPDATE SET active = true, version = block.version + 1, since = now() WHERE NOT block.active
           RETURNING version`
        : `WITH ended AS (UPDATE block SET active = false, version = version + 1 WHERE blocker_id = $1 AND blocked_id = $2 AND active RETURNING version)
           SELECT version FROM ended`,
      [blockerId, blockedId],
    );
    return rows[0]?.version ?? null;
  }

  /** Whether one of the two blocked the other. */
  async isBetween(one: string, other: string, manager: EntityManager = this.database.manager): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'SELECT 1 FROM block WHERE active AND ((blocker_id = $1 AND blocked_id = $2) OR (blocker_id = $2 AND blocked_id = $1))',
      [one, other],
    );
    return rows.length > 0;
  }

  async list(blockerId: string): Promise<{ id: string; uname: string | null; email: string | null; name: string | null; since: Date }[]> {
    return this.database.query(
      `SELECT b.blocked_id AS id, u.uname, g.email, g.name, b.since
       FROM block b LEFT JOIN "user" u ON u.id = b.blocked_id LEFT JOIN guest g ON g.id = b.blocked_id
       WHERE b.blocker_id = $1 AND b.active AND coalesce(u.id, g.id) IS NOT NULL ORDER BY b.since DESC LIMIT 1000`,
      [blockerId],
    );
  }
}
