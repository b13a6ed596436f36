import { randomUUID } from 'node:crypto';
import { type Caller, callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { type LinkRefusal, type LinkSelection, linkRefusal } from '@folia/contracts/link/shapes';
import { Every } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isLinkPassword } from './link-password';
import { LinkSessionRepository } from './link-session.repository';
import { refusalOf } from './link-state';
import { hashLinkToken } from './link-token';
import { ReceivedLinkRepository } from './received-link.repository';

type Grant = { selections: LinkSelection[]; refusal: LinkRefusal | null; linkId: string | null };
type Opened = { ownerId: string; visitor: string | null };

/** The gate: who may enter with a token, and what those inside may see. */
@Injectable()
export class LinkSessionService {
  constructor(
    private readonly sessions: LinkSessionRepository,
    private readonly received: ReceivedLinkRepository,
    private readonly database: DataSource,
  ) {}

  /** See the contract for what it throws. */
  async open(caller: Caller, token: string, password: string | undefined): Promise<Opened> {
    const outcome = await this.database.transaction((manager) => this.enter(manager, caller, token, password));
    // Thrown outside the transaction, so that a wrong password stays counted.
    if (outcome instanceof AppError) throw outcome;
    return outcome;
  }

  /** See the contract. */
  async grant(caller: Caller, ownerId: string, linkId?: string): Promise<Grant> {
    const held = await this.held(caller, ownerId, linkId);
    const refusals = held.map((link) => refusalOf(link, true));
    const open = held.filter((_, index) => refusals[index] === null);
    const refusal = open.length > 0 ? null : (linkRefusal.safeParse(refusals[0]).data ?? null);
    return { selections: open.map((link) => link.selection), refusal, linkId: open[0]?.id ?? null };
  }

  @Every(600_000)
  async sweep(): Promise<void> {
    await this.sessions.removeOver();
  }

  /** An owner holds each of their links, to see what it shows. */
  private async held(caller: Caller, ownerId: string, linkId?: string) {
    if (linkId && callerUserId(caller) === ownerId) return this.sessions.ownOf(ownerId, linkId);
    const held = caller.linkSession ? await this.sessions.heldOf(caller.linkSession, ownerId) : [];
    return linkId ? held.filter(({ id }) => id === linkId) : held;
  }

  private async enter(manager: EntityManager, caller: Caller, token: string, password: string | undefined): Promise<Opened | AppError> {
    const hash = hashLinkToken(token);
    const door = await this.sessions.approach(manager, hash);
    if (!door) return new AppError((await this.sessions.isGone(manager, hash)) ? 'LINK_REVOKED' : 'NOT_FOUND');
    const { id, ownerId, keyVersion, passwordHash } = door;
    const held = caller.linkSession ? await this.sessions.held(manager, caller.linkSession) : [];
    const inside = held.some((one) => one.linkId === id && one.keyVersion === keyVersion);
    const refusal = refusalOf(door, inside);
    if (refusal) return new AppError(refusal, refusal === 'LINK_LOCKED' ? { retryAfter: door.retryAfter } : undefined);
    // An owner who tries out their own link is not a visitor.
    const userId = callerUserId(caller);
    if (userId === ownerId) return { ownerId, visitor: null };
    if (passwordHash && !inside) {
      if (password === undefined) return new AppError('LINK_PASSWORD_REQUIRED');
      if (!(await isLinkPassword(password, passwordHash))) {
        await this.sessions.noteWrongPassword(manager, id);
        return new AppError('LINK_PASSWORD_WRONG');
      }
    }
    const visitor = (held.length > 0 && caller.linkSession) || randomUUID();
    await this.sessions.admit(manager, visitor, door, !held.some((one) => one.linkId === id));
    if (userId) await this.received.note(manager, userId, door);
    return { ownerId, visitor };
  }
}
