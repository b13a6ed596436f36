import type { Provider } from '@folia/contracts/session/shapes';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ProviderIdentity } from '../account/provider-identity';

export type IdentityRow = { id: string; provider: Provider | null; issuer: string; email: string | null; emailVerified: boolean; connectedAt: Date };

@Injectable()
export class IdentityRepository {
  constructor(private readonly database: DataSource) {}

  async listByUser(userId: string): Promise<IdentityRow[]> {
    return this.database.query(
      `SELECT id, provider, issuer, email, email_verified AS "emailVerified", connected_at AS "connectedAt"
       FROM identity WHERE user_id = $1 ORDER BY connected_at, id`,
      [userId],
    );
  }

  /** Adds a way in. Whose it is afterwards – another person's when it was theirs already – and whether it was added now. */
  async connect(
    manager: EntityManager,
    userId: string,
    { provider, issuer, subject, email, emailVerified }: ProviderIdentity,
  ): Promise<{ ownerId: string; isNew: boolean }> {
    const made: unknown[] = await manager.query(
      `INSERT INTO identity (id, issuer, subject, user_id, provider, email, email_verified) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT DO NOTHING RETURNING id`,
      [newId(), issuer, subject, userId, provider, email, emailVerified],
    );
    const [row]: { ownerId: string }[] = await manager.query('SELECT user_id AS "ownerId" FROM identity WHERE issuer = $1 AND subject = $2', [issuer, subject]);
    if (!row) throw new Error('an identity was connected but is not there');
    return { ...row, isNew: made.length > 0 };
  }

  /** How many ways in a person has; nobody else adds or takes one in this transaction. */
  async lockAndCount(manager: EntityManager, userId: string): Promise<number> {
    await manager.query('SELECT FROM "user" WHERE id = $1 FOR UPDATE', [userId]);
    const [{ count }]: [{ count: number }] = await manager.query('SELECT count(*)::int AS count FROM identity WHERE user_id = $1', [userId]);
    return count;
  }

  /** False when this is no way in of this person. */
  async delete(manager: EntityManager, userId: string, id: string): Promise<boolean> {
    const [, count]: [unknown, number] = await manager.query('DELETE FROM identity WHERE user_id = $1 AND id = $2', [userId, id]);
    return count > 0;
  }
}
