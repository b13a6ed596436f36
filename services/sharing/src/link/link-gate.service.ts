import { AppError, type ErrorCode } from '@folia/contracts/errors';
import { earlyPress } from '@folia/contracts/limits';
import type { LinkAsks, openLinkInput } from '@folia/contracts/link/gate';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { type Gate, LinkGateRepository } from './link-gate.repository';
import { isLinkPassword } from './link-password';
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
  ) {}

  /** Lets somebody pass, or says in an error what is missing; the error must be thrown outside the transaction, so that what was tried stays noted. */
  async pass(manager: EntityManager, door: Door, tried: Tried): Promise<Passed | AppError> {
    const gate = await this.gates.find(manager, door, tried.gate);
    const hasPassword = door.passwordHash === null || gate?.hasPassword === true;
    const ask = (code: ErrorCode, asks: Partial<LinkAsks> = {}, passed = hasPassword) => this.ask(manager, door, tried, gate, code, passed, asks);
    if (!hasPassword) {
      if (tried.password === undefined) return ask('LINK_PASSWORD_REQUIRED');
      if (!(await isLinkPassword(tried.password, door.passwordHash ?? ''))) {
        await this.sessions.noteWrongPassword(manager, door.id);
        return ask('LINK_PASSWORD_WRONG');
      }
    }
    const email = gate?.email ?? null;
    if (door.emailRule.type !== 'anyone' && email === null) return ask('LINK_EMAIL_REQUIRED', {}, true);
    if (door.notice !== null && tried.accepts !== door.noticeVersion) {
      return ask('LINK_NOTICE_REQUIRED', { notice: { text: door.notice, version: door.noticeVersion } }, true);
    }
    if (door.isLimited && !(gate && isPress(tried))) return ask('LINK_PRESS_REQUIRED', {}, true);
    return { gate, email, isUncertain: gate !== null && isEarly(tried, gate) };
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
