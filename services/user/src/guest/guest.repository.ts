import { guestMessageHours, guestMessagesPerDay, guestMessagesWaiting } from '@folia/contracts/guest-message/shapes';
import { newId } from '@folia/platform/new-id';
import { int4, text, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GuestEntity } from './guest.entity';
import { GuestMessageEntity } from './guest-message.entity';

export type NewGuestMessage = { id: string; ownerId: string; email: string; name: string; text: string; tokenHash: string; ipHash: string };
export type ConfirmedMessage = Pick<NewGuestMessage, 'ownerId' | 'email' | 'name' | 'text'>;

const countMessages = statement('count-guest-messages', {
  text: `
    SELECT count(*) FILTER (WHERE ip_hash = $1 AND confirmed_at IS NULL AND created_at > now() - interval '1 hour')::int AS waiting,
      coalesce(ceil(extract(epoch FROM min(created_at) FILTER (WHERE ip_hash = $1 AND confirmed_at IS NULL AND created_at > now() - interval '1 hour')
        + interval '1 hour' - now())), 1)::int AS "waitS",
      count(*) FILTER (WHERE email = $2 AND created_at >= date_trunc('day', now(), 'UTC'))::int AS today
    FROM guest_message WHERE ip_hash = $1 OR email = $2`,
  takes: { ipHash: text, email: text },
  gives: { waiting: int4, waitS: int4, today: int4 },
});
const holdMessage = statement('hold-guest-message', {
  text: `
    SELECT owner_id AS "ownerId", email, name, text FROM guest_message
    WHERE token_hash = $1 AND confirmed_at IS NULL AND created_at > now() - make_interval(hours => $2) FOR UPDATE`,
  takes: { tokenHash: text, hours: int4 },
  gives: { ownerId: uuid, email: text, name: text, text },
});
const confirmMessage = statement('confirm-guest-message', {
  text: `UPDATE guest_message SET confirmed_at = now(), text = '' WHERE token_hash = $1`,
  takes: { tokenHash: text },
});
const ensureGuest = statement('ensure-guest', {
  text: `
    INSERT INTO guest (id, owner_id, email, name) VALUES ($1, $2, $3, $4)
    ON CONFLICT (owner_id, email) DO UPDATE SET name = excluded.name, reachable = true RETURNING id`,
  takes: { id: uuid, ownerId: uuid, email: text, name: text },
  gives: { id: uuid },
});
const findBlockOfAddress = statement('find-block-of-address', {
  text: `
    SELECT 1 FROM block b WHERE b.active AND b.blocker_id = $1 AND (
      EXISTS (SELECT 1 FROM guest g WHERE g.id = b.blocked_id AND g.email = $2)
      OR EXISTS (SELECT 1 FROM "user" u WHERE u.id = b.blocked_id AND lower(u.email) = $2)
      OR EXISTS (SELECT 1 FROM identity i WHERE i.user_id = b.blocked_id AND i.email_verified AND lower(i.email) = $2))`,
  takes: { ownerId: uuid, email: text },
});
const findRefused = statement('find-refused-address', { text: 'SELECT 1 FROM refused_address WHERE hash = ANY($1)', takes: { hashes: text.array } });
const refuseAddress = statement('refuse-address', {
  text: 'INSERT INTO refused_address (hash) VALUES ($1) ON CONFLICT DO NOTHING',
  takes: { hash: text },
});
const forgetMessages = statement('forget-guest-messages', {
  text: 'DELETE FROM guest_message WHERE created_at < now() - make_interval(hours => $1)',
  takes: { hours: int4 },
});

/** Guests, each belonging to one person, and their messages that wait for confirmation. */
@Injectable()
export class GuestRepository {
  constructor(private readonly database: DataSource) {}

  /** Keeps a message until it is confirmed. Otherwise: the seconds until another one may wait (per network address), or null for tomorrow (per e-mail). */
  async insertMessage(manager: EntityManager, message: NewGuestMessage): Promise<{ kept: true } | { kept: false; waitS: number | null }> {
    const counted = await onlyRow(manager, countMessages, { ipHash: message.ipHash, email: message.email });
    if (counted.waiting >= guestMessagesWaiting) return { kept: false, waitS: Math.max(1, counted.waitS) };
    if (counted.today >= guestMessagesPerDay) return { kept: false, waitS: null };
    await manager.insert(GuestMessageEntity, message);
    return { kept: true };
  }

  /** Takes a waiting message, once. All that remains is the fact that there was one. */
  async takeMessage(manager: EntityManager, tokenHash: string): Promise<ConfirmedMessage | null> {
    const message = await row(manager, holdMessage, { tokenHash, hours: guestMessageHours });
    if (message) await affected(manager, confirmMessage, { tokenHash });
    return message;
  }

  /** The guest with this address, under their latest name. A guest who writes again wants answers by e-mail again. */
  async ensure(manager: EntityManager, { ownerId, email, name }: ConfirmedMessage): Promise<string> {
    return (await onlyRow(manager, ensureGuest, { id: newId(), ownerId, email, name })).id;
  }

  /** A guest who wrote to this person. */
  async find(ownerId: string, id: string): Promise<GuestEntity | null> {
    return this.database.getRepository(GuestEntity).findOneBy({ id, ownerId });
  }

  async findAddress(id: string): Promise<string | null> {
    return (await this.database.getRepository(GuestEntity).findOneBy({ id }))?.email ?? null;
  }

  /** Whether this person has blocked the address, either as a guest's or through the account it belongs to. */
  async isBlocked(manager: EntityManager, ownerId: string, email: string): Promise<boolean> {
    return (await affected(manager, findBlockOfAddress, { ownerId, email })) > 0;
  }

  async isRefused(manager: EntityManager, addressHashes: readonly string[]): Promise<boolean> {
    return (await affected(manager, findRefused, { hashes: addressHashes })) > 0;
  }

  /** No guest can write with this address any more: its owner wants no such e-mails, or admins have upheld a report about it. */
  async refuse(addressHash: string, manager: EntityManager = this.database.manager): Promise<void> {
    await affected(manager, refuseAddress, { hash: addressHash });
  }

  async setUnreachable(id: string): Promise<void> {
    await this.database.getRepository(GuestEntity).update({ id }, { reachable: false });
  }

  async forgetOld(): Promise<void> {
    await affected(this.database, forgetMessages, { hours: guestMessageHours });
  }
}
