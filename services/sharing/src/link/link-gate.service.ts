import { AppError, type ErrorCode } from '@folia/contracts/errors';
import { earlyPress } from '@folia/contracts/limits';
import { linkLocked } from '@folia/contracts/link/events';
import type { LinkAsks, openLinkInput } from '@folia/contracts/link/gate';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { LinkCodeService } from '../gate/link-code.service';
import { type Judged, lockSeconds, PasswordTryService } from '../gate/password-try.service';
import { LinkEventRepository } from './link-event.repository';
import { type Gate, LinkGateRepository } from './link-gate.repository';
import { type Door, LinkSessionRepository } from './link-session.repository';

type Tried = z.output<typeof openLinkInput>;
/** Who passed the gate: with which verified address, and whether the press looked like a scanner's. `gate` is null where none was needed. */
export type Passed = { gate: Gate | null; email: string | null; isUncertain: boolean };

/** What a link asks of newcomers, one thing after the other, before anything is shown. */
@Injectable()
export class LinkGateService {
  constructor(
    private readonly gates: LinkGateRepository,
    private readonly sessions: LinkSessionRepository,
    private readonly codes: LinkCodeService,
    private readonly tries: PasswordTryService,
    private readonly events: LinkEventRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Lets somebody pass, or says in an error what is missing; the error must be thrown outside the transaction, so that what was tried stays noted. */
  async pass(manager: EntityManager, door: Door, tried: Tried, judged: Judged | null): Promise<Passed | AppError> {
    let gate = await this.gates.find(manager, door, tried.gate);
    const hasPassword = door.passwordHash === null || gate?.hasPassword === true;
    const ask = (code: ErrorCode, asks: Partial<LinkAsks> = {}, passed = hasPassword) => this.ask(manager, door, tried, gate, code, passed, asks);
    if (!hasPassword) {
      // Judged for another key: the password was changed in this very moment.
      if (judged?.keyVersion !== door.keyVersion) return ask('LINK_PASSWORD_REQUIRED');
      if (!judged.isRight) {
        await this.noteWrongPassword(manager, door, judged.isLast);
        return ask('LINK_PASSWORD_WRONG');
      }
    }
    if (door.emailRule.type !== 'anyone' && !gate?.email) {
      if (!gate || tried.email === undefined || tried.code === undefined) return ask('LINK_EMAIL_REQUIRED', {}, true);
      if (!(await this.codes.check(manager, door, gate, tried.email, tried.code))) return ask('LINK_CODE_WRONG', {}, true);
      gate = { ...gate, email: tried.email };
    }
    const email = gate?.email ?? null;
    if (door.notice !== null && tried.accepts !== door.noticeVersion) {
      return ask('LINK_NOTICE_REQUIRED', { notice: { text: door.notice, version: door.noticeVersion } }, true);
    }
    if (door.isLimited && !(gate && isPress(tried))) return ask('LINK_PRESS_REQUIRED', {}, true);
    return { gate, email, isUncertain: gate !== null && isEarly(tried, gate) };
  }

  private async noteWrongPassword(manager: EntityManager, { id, ownerId }: Door, isLast: boolean): Promise<void> {
    await this.events.note(manager, id, 'wrong-password');
    if (!isLast) return;
    await this.sessions.lock(manager, id, lockSeconds);
    await this.events.note(manager, id, 'locked');
    if (await this.tries.mayTellOfLock(manager, id)) await this.outbox.publish(manager, linkLocked, { linkId: id, ownerId });
  }

  private async ask(manager: EntityManager, door: Door, tried: Tried, gate: Gate | null, code: ErrorCode, hasPassword: boolean, asks: Partial<LinkAsks>) {
    if (gate && hasPassword && !gate.hasPassword) await this.gates.passPassword(manager, gate);
    const missing: LinkAsks = {
      gate: gate && tried.gate !== undefined ? tried.gate : await this.gates.make(manager, door, hasPassword),
      press: code === 'LINK_PRESS_REQUIRED',
      password: !hasPassword,
      email: door.emailRule.type !== 'anyone' && gate?.email == null,
      notice: null,
      ...asks,
    };
    return new AppError(code, missing);
  }
}

/** Whether this try was sent by pressing something. */
const isPress = ({ press, password, code, accepts }: Tried) => (press ?? password ?? code ?? accepts) !== undefined;

/** Whether it was pressed sooner than people read; both clocks must say it was not. */
function isEarly({ press }: Tried, { ageMs }: Gate): boolean {
  if (press?.scrolled) return false;
  return Math.min(press?.afterMs ?? ageMs, ageMs) < earlyPress;
}
