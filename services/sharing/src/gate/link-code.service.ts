import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@folia/contracts/errors';
import { linkCodeAsked } from '@folia/contracts/link/events';
import type { askLinkCode, getLinkCode } from '@folia/contracts/link/questions';
import type { KeyList } from '@folia/platform/key-list';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { LinkEventRepository } from '../link/link-event.repository';
import { type Gate, LinkGateRepository } from '../link/link-gate.repository';
import { type Door, LinkSessionRepository } from '../link/link-session.repository';
import { refusalOf } from '../link/link-state';
import { hashLinkToken } from '../link/link-token';
import { AttemptRepository } from './attempt.repository';
import { askLimits, mailLimits, tryLimits } from './code-limits';
import { gateKeys } from './gate-key';
import { isListed } from './is-listed';
import { LinkCodeRepository } from './link-code.repository';
import { makeCode } from './make-code';

/** Codes by e-mail: asking for them, writing them, trying them. */
@Injectable()
export class LinkCodeService {
  constructor(
    private readonly codes: LinkCodeRepository,
    private readonly attempts: AttemptRepository,
    private readonly gates: LinkGateRepository,
    private readonly sessions: LinkSessionRepository,
    private readonly events: LinkEventRepository,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
    @Inject(gateKeys) private readonly keys: KeyList,
  ) {}

  /**
   * The same is written and told for every address, whether the link lists it or not, so answer and time say nothing. Throws NOT_FOUND for a gate that is over
   * or asks for no address, TOO_MANY_REQUESTS {retryAfter in s} when the link, the network or the address has asked too often.
   */
  async ask({ token, gate: nonce, email, network }: z.output<typeof askLinkCode.input>): Promise<void> {
    const outcome = await this.database.transaction(async (manager) => {
      const door = await this.sessions.approach(manager, hashLinkToken(token));
      const gate = door && (await this.gates.find(manager, door, nonce));
      const isOpen =
        gate &&
        [null, 'LINK_EXHAUSTED'].includes(refusalOf(door, false)) &&
        (door.passwordHash === null || gate.hasPassword) &&
        door.emailRule.type !== 'anyone';
      if (!isOpen) return new AppError('NOT_FOUND');
      const { waitS } = await this.attempts.take(manager, askLimits(this.keys, door.id, network));
      if (waitS !== null) return new AppError('TOO_MANY_REQUESTS', { retryAfter: waitS });
      const mails = await this.attempts.take(manager, mailLimits(this.keys, email));
      if (mails.waitS !== null) return new AppError('TOO_MANY_REQUESTS', { retryAfter: mails.waitS });
      const id = newId();
      await this.codes.insert(manager, { id, gate: gate.nonceHash, address: email, isSent: isListed(door.emailRule, email) });
      await this.outbox.publish(manager, linkCodeAsked, { codeId: id, ownerId: door.ownerId });
      return null;
    });
    // Thrown outside the transaction, so that what was counted stays so.
    if (outcome) throw outcome;
    void this.outbox.relay();
  }

  /** What the e-mail about a code says, and to whom; null when none is sent. */
  async letter(id: string): Promise<z.output<typeof getLinkCode.output>> {
    return this.database.transaction(async (manager) => {
      const found = await this.codes.takeLetter(manager, id);
      if (found?.isFirst) await this.events.note(manager, found.linkId, 'code-sent');
      return { letter: found && { address: found.address, code: makeCode(this.keys[0], found) } };
    });
  }

  /**
   * Whether this is the code that was sent to the address, from this gate; then the gate keeps the address. A wrong one is counted and noted in the link's
   * trail; beyond the limits none is compared any more.
   */
  async check(manager: EntityManager, { id: linkId }: Pick<Door, 'id'>, { nonceHash }: Gate, email: string, code: string): Promise<boolean> {
    const limits = tryLimits(this.keys, linkId, email);
    if ((await this.attempts.take(manager, limits)).waitS !== null) return false;
    const tried = await this.codes.try(manager, nonceHash, email);
    if (!tried) return false;
    const typed = code.replace(/\s/g, '');
    if (!tried.isSent || !this.keys.some((key) => isSame(makeCode(key, tried), typed))) {
      await this.events.note(manager, linkId, 'wrong-code');
      return false;
    }
    await this.codes.use(manager, tried);
    await this.attempts.takeBack(manager, limits);
    return true;
  }
}

const isSame = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
