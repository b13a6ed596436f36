import type { Person } from '@folia/contracts/access';
import { type Caller, callerUserId } from '@folia/contracts/caller';
import { AppError, type ErrorCode } from '@folia/contracts/errors';
import { Injectable } from '@nestjs/common';
import { type HeldLink, LinkSessionRepository } from '../link/link-session.repository';
import { refusalOf } from '../link/link-state';
import { hashLinkToken } from '../link/link-token';
import { TokenLinkRepository } from './token-link.repository';

/** A link that is read by its token alone, without a gate: nothing is opened, counted or written. */
@Injectable()
export class TokenLinkService {
  constructor(
    private readonly links: TokenLinkRepository,
    private readonly sessions: LinkSessionRepository,
  ) {}

  /** What it shows of this owner. Throws why it opens nothing; what asks for something at the gate asks for it here, and only the gate can take it. */
  async find(caller: Caller, ownerId: string, token: string): Promise<HeldLink> {
    const hash = hashLinkToken(token);
    const link = await this.links.find(hash);
    if (!link) throw new AppError((await this.links.isGone(hash)) ? 'LINK_REVOKED' : 'NOT_FOUND');
    const { ownerId: itsOwner, hasPassword, emailRule, hasNotice, isLimited, retryAfter, ...shown } = link;
    if (itsOwner !== ownerId) throw new AppError('NOT_FOUND');
    if (callerUserId(caller) === ownerId && link.status !== 'revoked') return { ...shown, state: 'active', status: 'active' };
    const held = caller.linkSession ? await this.sessions.heldOf(caller.linkSession, ownerId) : [];
    const inside = held.find(({ id }) => id === link.id);
    refuseClosed(link, inside !== undefined);
    if (inside) return inside;
    refuseAsking(link);
    return shown;
  }

  /** Whose portfolio the link leads to, if it opens for this person now: those who opened it while signed in have passed what it asks for. */
  async findOwner({ id: personId }: Person, token: string): Promise<{ ownerId: string }> {
    const hash = hashLinkToken(token);
    const link = await this.links.find(hash);
    if (!link) throw new AppError((await this.links.isGone(hash)) ? 'LINK_REVOKED' : 'NOT_FOUND');
    const isInside = link.ownerId === personId || (await this.links.hasReceived(personId, link.id));
    refuseClosed(link, isInside);
    if (!isInside) refuseAsking(link);
    return { ownerId: link.ownerId };
  }
}

type TokenLink = NonNullable<Awaited<ReturnType<TokenLinkRepository['find']>>>;

function refuseClosed(link: TokenLink, isInside: boolean): void {
  const refusal = refusalOf(link, isInside);
  if (refusal) throw new AppError(refusal, refusal === 'LINK_LOCKED' ? { retryAfter: link.retryAfter } : undefined);
}

function refuseAsking({ hasPassword, emailRule, hasNotice, isLimited }: TokenLink): void {
  const asked: [boolean, ErrorCode][] = [
    [hasPassword, 'LINK_PASSWORD_REQUIRED'],
    [emailRule !== 'anyone', 'LINK_EMAIL_REQUIRED'],
    [hasNotice, 'LINK_NOTICE_REQUIRED'],
    [isLimited, 'LINK_PRESS_REQUIRED'],
  ];
  const [first] = asked.filter(([isAsked]) => isAsked);
  if (first) throw new AppError(first[1]);
}
