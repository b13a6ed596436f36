import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Copies of what the user service decides about people; a later version replaces an earlier one, whatever order they come in. */
@Injectable()
export class StandingRepository {
  constructor(private readonly database: DataSource) {}

  /** Whether everything of this owner is hidden from this viewer now: the account is suspended, or one of the two blocked the other. */
  async isHidden(ownerId: string, viewerId: string | null): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `SELECT 1 FROM suspension WHERE user_id = $1 AND suspended
       UNION ALL
       SELECT 1 FROM block WHERE active AND ((blocker_id = $1 AND blocked_id = $2) OR (blocker_id = $2 AND blocked_id = $1))`,
      [ownerId, viewerId],
    );
    return rows.length > 0;
  }

  async setBlocked(manager: EntityManager, blockerId: string, blockedId: string, active: boolean, version: number): Promise<void> {
    await manager.query(
      `INSERT INTO block (blocker_id, blocked_id, active, version) VALUES ($1, $2, $3, $4)
       ON CONFLICT (blocker_id, blocked_id) DO UPDATE SET active = excluded.active, version = excluded.version WHERE block.version < excluded.version`,
      [blockerId, blockedId, active, version],
    );
  }

  async setSuspended(manager: EntityManager, userId: string, suspended: boolean, version: number): Promise<void> {
    await manager.query(
      `INSERT INTO suspension (user_id, suspended, version) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET suspended = excluded.suspended, version = excluded.version WHERE suspension.version < excluded.version`,
      [userId, suspended, version],
    );
  }
}
