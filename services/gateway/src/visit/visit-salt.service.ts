import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { env } from '../env';
import { networkOf } from '../http/network-of';

const dayMs = 86_400_000;

/**
 * Tells the visitors of one day apart without knowing them: by a hash with a random salt that all gateways share, and that nobody has any more when the day
 * (UTC) is over. The salt is only ever in memory and in Redis, where it expires.
 */
@Injectable()
export class VisitSaltService {
  private known: { day: number; salt: Buffer } | null = null;

  constructor(private readonly redis: Redis) {}

  /** A visitor of today: a person by their id, anybody else by network address and browser. Null while there is no salt to be had. */
  async visitorOf(who: { userId: string | null; address: string; userAgent: string }, now = Date.now()): Promise<string | null> {
    const salt = await this.saltOf(Math.floor(now / dayMs)).catch(() => null);
    const what = who.userId ?? `${networkOf(who.address)}\n${who.userAgent}`;
    return salt && createHmac('sha256', salt).update(what).digest().subarray(0, 16).toString('base64url');
  }

  private async saltOf(day: number): Promise<Buffer> {
    if (this.known?.day === day) return this.known.salt;
    this.known = null;
    const key = `${env.REDIS_PREFIX}:visit-salt:${day}`;
    await this.redis.set(key, randomBytes(32).toString('base64'), 'PXAT', (day + 1) * dayMs, 'NX');
    const salt = await this.redis.get(key);
    if (!salt) throw new Error('there is no salt for this day');
    this.known = { day, salt: Buffer.from(salt, 'base64') };
    return this.known.salt;
  }
}
