import { newId } from '@folia/platform/new-id';
import { bool, int4, text, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ProviderIdentity } from '../account/provider-identity';
import { IdentityEntity } from './identity.entity';

const connectIdentity = statement('connect-identity', {
  text: `
    INSERT INTO identity (id, issuer, subject, user_id, provider, email, email_verified) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO NOTHING`,
  takes: { id: uuid, issuer: text, subject: text, userId: uuid, provider: text.nullable, email: text.nullable, emailVerified: bool },
});
const findOwner = statement('find-owner-of-identity', {
  text: 'SELECT user_id AS "ownerId" FROM identity WHERE issuer = $1 AND subject = $2',
  takes: { issuer: text, subject: text },
  gives: { ownerId: uuid },
});
const holdAccount = statement('hold-account', { text: 'SELECT FROM "user" WHERE id = $1 FOR UPDATE', takes: { userId: uuid } });
const countIdentities = statement('count-identities', {
  text: 'SELECT count(*)::int AS count FROM identity WHERE user_id = $1',
  takes: { userId: uuid },
  gives: { count: int4 },
});

const listAddresses = statement('list-verified-addresses', {
  text: `
    SELECT lower(email) AS address FROM "user" WHERE id = $1 AND email IS NOT NULL
    UNION SELECT lower(email) FROM identity WHERE user_id = $1 AND email_verified AND email IS NOT NULL`,
  takes: { userId: uuid },
  gives: { address: text.notNull },
});

@Injectable()
export class IdentityRepository {
  constructor(private readonly database: DataSource) {}

  async listByUser(userId: string): Promise<IdentityEntity[]> {
    return this.database.getRepository(IdentityEntity).find({ where: { userId }, order: { connectedAt: 'ASC', id: 'ASC' } });
  }

  /** In lower case; the account's own is verified whenever there is one. */
  async listAddresses(userId: string): Promise<string[]> {
    return (await rows(this.database, listAddresses, { userId })).map(({ address }) => address);
  }

  /** Adds a way to sign in. Answers whose it is afterwards (another person's if they had it already) and whether it was added now. */
  async connect(
    manager: EntityManager,
    userId: string,
    { provider, issuer, subject, email, emailVerified }: ProviderIdentity,
  ): Promise<{ ownerId: string; isNew: boolean }> {
    const made = await affected(manager, connectIdentity, { id: newId(), issuer, subject, userId, provider, email, emailVerified });
    return { ...(await onlyRow(manager, findOwner, { issuer, subject })), isNew: made > 0 };
  }

  /** How many ways to sign in a person has. Until the transaction ends, no other one can add or remove any. */
  async lockAndCount(manager: EntityManager, userId: string): Promise<number> {
    await affected(manager, holdAccount, { userId });
    return (await onlyRow(manager, countIdentities, { userId })).count;
  }

  /** False when this person has no such way to sign in. */
  async delete(manager: EntityManager, userId: string, id: string): Promise<boolean> {
    return Boolean((await manager.delete(IdentityEntity, { userId, id })).affected);
  }
}
