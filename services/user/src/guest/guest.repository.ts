import { guestMessageHours, guestMessagesPerDay, guestMessagesWaiting } from '@folia/contracts/guest-message/shapes';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type NewGuestMessage = { id: string; ownerId: string; email: string; name: string; text: string; tokenHash: string; ipHash: string };
export type ConfirmedMessage = Pick<NewGuestMessage, 'ownerId' | 'email' | 'name' | 'text'>;

/** Guests, each of one person's, and what they wrote that waits for its confirmation. */
@Injectable()
export class GuestRepository {
  constructor(private readonly database: DataSource) {}

  /** Keeps a message until it is confirmed; otherwise the seconds until another one may wait (per network address) or null for tomorrow (per e-mail). */
  async insertMessage(manager: EntityManager, row: NewGuestMessage): Promise<{ kept: true } | { kept: false; waitS: number | null }> {
    const [counted]: [{ waiting: number; waitS: number; today: number }] = await manager.query(
      `SELECT count(*) FILTER (WHERE ip_hash = $1 AND confirmed_at IS NULL AND created_at > now() - interval '1 hour')::int AS waiting,
         coalesce(ceil(extract(epoch FROM min(created_at) FILTER (WHERE ip_hash = $1 AND confirmed_at IS NULL AND created_at > now() - interval '1 hour')
           + interval '1 hour' - now())), 1)::int AS "waitS",
         count(*) FILTER (WHERE email = $2 AND created_at >= date_trunc('day', now(), 'UTC'))::int AS today
       FROM guest_message WHERE ip_hash = $1 OR email = $2`,
      [row.ipHash, row.email],
    );
    if (counted.waiting >= guestMessagesWaiting) return { kept: false, waitS: Math.max(1, counted.waitS) };
    if (counted.today >= guestMessagesPerDay) return { kept: false, waitS: null };
    await manager.query('INSERT INTO guest_message (id, owner_id, email, name, text, token_hash, ip_hash) VALUES ($1, $2, $3, $4, $5, $6, $7)', [
      row.id,
      row.ownerId,
      row.email,
      row.name,
      row.text,
      row.tokenHash,
      row.ipHash,
    ]);
    return { kept: true };
  }

  /** Takes a message that waits, once; what stays of it is that it was. */
  async takeMessage(manager: EntityManager, tokenHash: string): Promise<ConfirmedMessage | null> {
    const rows: ConfirmedMessage[] = await manager.query(
      `SELECT owner_id AS "ownerId", email, name, text FROM guest_message
       WHERE token_hash = $1 AND confirmed_at IS NULL AND created_at > now() - make_interval(hours => $2) FOR UPDATE`,
      [tokenHash, guestMessageHours],
    );
    if (rows[0]) await manager.query(`UPDATE guest_message SET confirmed_at = now(), text = '' WHERE token_hash = $1`, [tokenHash]);
    return rows[0] ?? null;
  }

  /** The guest of this address, as they call themselves now; who writes again wants the answer. */
  async ensure(manager: EntityManager, { ownerId, email, name }: ConfirmedMessage): Promise<string> {
    const [guest]: [{ id: string }] = await manager.query(
      `INSERT INTO guest (id, owner_id, email, name) VALUES ($1, $2, $3, $4)
       ON CONFLICT (owner_id, email) DO UPDATE SET name = excluded.name, reachable = true RETURNING id`,
      [newId(), ownerId, email, name],
    );
    return guest.id;
  }

  /** A guest who wrote to this person. */
  async find(ownerId: string, id: string): Promise<{ email: string; name: string; reachable: boolean } | null> {
    const rows = await this.database.query('SELECT email, name, reachable FROM guest WHERE id = $1 AND owner_id = $2', [id, ownerId]);
    return rows[0] ?? null;
  }

  async findAddress(id: string): Promise<string | null> {
    const rows: { email: string }[] = await this.database.query('SELECT email FROM guest WHERE id = $1', [id]);
    return rows[0]?.email ?? null;
  }

  /** Whether this person has blocked the address: as a guest's, or with the account that it belongs to. */
  async isBlocked(manager: EntityManager, ownerId: string, email: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT 1 FROM block b WHERE b.active AND b.blocker_id = $1 AND (
         EXISTS (SELECT 1 FROM guest g WHERE g.id = b.blocked_id AND g.email = $2)
         OR EXISTS (SELECT 1 FROM "user" u WHERE u.id = b.blocked_id AND lower(u.email) = $2)
         OR EXISTS (SELECT 1 FROM identity i WHERE i.user_id = b.blocked_id AND i.email_verified AND lower(i.email) = $2))`,
      [ownerId, email],
    );
    return rows.length > 0;
  }

  async isRefused(manager: EntityManager, addressHash: string): Promise<boolean> {
    const rows: unknown[] = await manager.query('SELECT 1 FROM refused_address WHERE hash = $1', [addressHash]);
    return rows.length > 0;
  }

  /** From now on no guest writes with this address: its owner wants no such e-mails, or admins have found what it wrote to be wrong. */
  async refuse(addressHash: string, manager: EntityManager = this.database.manager): Promise<void> {
    await manager.query('INSERT INTO refused_address (hash) VALUES ($1) ON CONFLICT DO NOTHING', [addressHash]);
  }

  async setUnreachable(id: string): Promise<void> {
    await this.database.query('UPDATE guest SET reachable = false WHERE id = $1', [id]);
  }

  async forgetOld(): Promise<void> {
    await this.database.query('DELETE FROM guest_message WHERE created_at < now() - make_interval(hours => $1)', [guestMessageHours]);
  }
}
