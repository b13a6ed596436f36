import { bool, int4, uuid } from '@folia/platform/sql-type';
import { affected, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const findHiding = statement('find-what-hides-owner', {
  text: `
    SELECT 1 FROM suspension WHERE user_id = $1 AND suspended
    UNION ALL
    SELECT 1 FROM block WHERE active AND ((blocker_id = $1 AND blocked_id = $2) OR (blocker_id = $2 AND blocked_id = $1))`,
  takes: { ownerId: uuid, viewerId: uuid.nullable },
});
const setBlocked = statement('set-blocked', {
  text: `
    INSERT INTO block (blocker_id, blocked_id, active, version) VALUES ($1, $2, $3, $4)
    ON CONFLICT (blocker_id, blocked_id) DO UPDATE SET active = excluded.active, version = excluded.version WHERE block.version < excluded.version`,
  takes: { blockerId: uuid, blockedId: uuid, active: bool, version: int4 },
});
const setSuspended = statement('set-suspended', {
  text: `
    INSERT INTO suspension (user_id, suspended, version) VALUES ($1, $2, $3)
    ON CONFLICT (user_id) DO UPDATE SET suspended = excluded.suspended, version = excluded.version WHERE suspension.version < excluded.version`,
  takes: { userId: uuid, suspended: bool, version: int4 },
});

/** Copies of what the user service decides about people; a later version replaces an earlier one, whatever order they arrive in. */
@Injectable()
export class StandingRepository {
  constructor(private readonly database: DataSource) {}

  /** Whether everything of this owner is hidden from this viewer now: the account is suspended, or one of the two has blocked the other. */
  async isHidden(ownerId: string, viewerId: string | null): Promise<boolean> {
    return (await affected(this.database, findHiding, { ownerId, viewerId })) > 0;
  }

  async setBlocked(manager: EntityManager, blockerId: string, blockedId: string, active: boolean, version: number): Promise<void> {
    await affected(manager, setBlocked, { blockerId, blockedId, active, version });
  }

  async setSuspended(manager: EntityManager, userId: string, suspended: boolean, version: number): Promise<void> {
    await affected(manager, setSuspended, { userId, suspended, version });
  }
}
