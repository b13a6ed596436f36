import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Copies of what the user service decides about people; a later version replaces an earlier one, whatever order they come in. */
@Injectable()
export class StandingRepository {
  constructor(private readonly database: DataSource) {}

  /** Whether everything of this owner is hidden now: their account is suspended. */
  async isHidden(ownerId: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query('SELECT 1 FROM suspension WHERE user_id = $1 AND suspended', [ownerId]);
    return rows.length > 0;
  }

  async setSuspended(manager: EntityManager, userId: string, suspended: boolean, version: number): Promise<void> {
    await manager.query(
      `INSERT INTO suspension (user_id, suspended, version) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET suspended = excluded.suspended, version = excluded.version WHERE suspension.version < excluded.version`,
      [userId, suspended, version],
    );
  }
}
