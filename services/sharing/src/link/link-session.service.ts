import { randomUUID } from 'node:crypto';
import type { Person } from '@folia/contracts/access';
import { type Caller, callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { GrantedLink } from '@folia/contracts/link/gate';
import type { grantLink, openLink } from '@folia/contracts/link/questions';
import { type LinkRefusal, linkRefusal } from '@folia/contracts/link/shapes';
import { Every } from '@folia/platform/discovery';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { type Judged, PasswordTryService } from '../gate/password-try.service';
import { TokenLinkService } from '../gate/token-link.service';
import { WebhookEventsService } from '../webhook/webhook-events.service';
import { LinkEventRepository } from './link-event.repository';
import { LinkGateRepository } from './link-gate.repository';
import { LinkGateService, type Passed } from './link-gate.service';
import { type Admission, type Door, type HeldLink, LinkSessionRepository } from './link-session.repository';
import { refusalOf } from './link-state';
import { hashLinkToken } from './link-token';
import { LinkViewRepository, type Visitor } from './link-view.repository';
import { ReceivedLinkRepository } from './received-link.repository';
import { viewerOfAgent } from './viewer-of-agent';

type Tried = z.output<typeof openLink.input>;
type Opened = z.output<typeof openLink.output>;
type Grant = { links: GrantedLink[]; refusal: LinkRefusal | null };

const nothing = { views: 0, visitors: 0, uncertain: 0, previews: 0, bots: 0 } as const;

const toGranted = ({ state, status, postingId, resumeId, ...link }: HeldLink): GrantedLink => ({
  ...link,
  application: postingId === null ? null : { postingId, resumeId },
});

/** The gate: who may enter with a token, and what those inside may see. */
@Injectable()
export class LinkSessionService {
  constructor(
    private readonly sessions: LinkSessionRepository,
    private readonly gates: LinkGateRepository,
    private readonly gate: LinkGateService,
    private readonly views: LinkViewRepository,
    private readonly events: LinkEventRepository,
    private readonly received: ReceivedLinkRepository,
    private readonly tries: PasswordTryService,
    private readonly tokens: TokenLinkService,
    private readonly webhooks: WebhookEventsService,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
  ) {}

  /** See the contract for what it throws. */
  async open(caller: Caller, tried: Tried): Promise<Opened> {
    const judged = await this.judged(tried);
    const outcome = await this.database.transaction((manager) => this.enter(manager, caller, tried, judged));
    void this.outbox.relay();
    // Thrown outside the transaction, so that a wrong password stays counted.
    if (outcome instanceof AppError) throw outcome;
    return outcome;
  }

  /** See the contract. */
  async grant(caller: Caller, { ownerId, linkId, token }: z.output<typeof grantLink.input>): Promise<Grant> {
    if (token !== undefined) return { links: [toGranted(await this.tokens.find(caller, ownerId, token))], refusal: null };
    const held = await this.held(caller, ownerId, linkId);
    const refusals = held.map((link) => refusalOf(link, true));
    const open = held.filter((_, index) => refusals[index] === null);
    return { links: open.map(toGranted), refusal: open.length > 0 ? null : (linkRefusal.safeParse(refusals[0]).data ?? null) };
  }

  /** See the contract. */
  findOwner(person: Person, token: string): Promise<{ ownerId: string }> {
    return this.tokens.findOwner(person, token);
  }

  @Every(600_000)
  async sweep(): Promise<void> {
    await this.sessions.removeOver();
    await this.gates.removeOver();
  }

  /** An owner holds each of their links, to see what it shows. */
  private async held(caller: Caller, ownerId: string, linkId?: string) {
    if (linkId && callerUserId(caller) === ownerId) return this.sessions.ownOf(ownerId, linkId);
    const held = caller.linkSession ? await this.sessions.heldOf(caller.linkSession, ownerId) : [];
    return linkId ? held.filter(({ id }) => id === linkId) : held;
  }

  /** Whether the password is right. To say so takes the same time wherever there is nothing to compare it with: unknown links, closed and locked ones. */
  private async judged({ token, password, network }: Tried): Promise<Judged | null> {
    if (password === undefined) return null;
    const link = await this.sessions.findGuarded(hashLinkToken(token));
    if (link) return this.tries.judge(link, password, network);
    await this.tries.pretend(password);
    return null;
  }

  private async enter(manager: EntityManager, caller: Caller, tried: Tried, judged: Judged | null): Promise<Opened | AppError> {
    const hash = hashLinkToken(tried.token);
    const door = await this.sessions.approach(manager, hash);
    if (!door) return new AppError((await this.sessions.isGone(manager, hash)) ? 'LINK_REVOKED' : 'NOT_FOUND');
    const { id, ownerId, profileId, keyVersion } = door;
    const held = caller.linkSession ? await this.sessions.held(manager, caller.linkSession) : [];
    const before = held.find(({ linkId }) => linkId === id);
    const inside = before?.keyVersion === keyVersion;
    const refusal = refusalOf(door, inside);
    const isFull = refusal === 'LINK_EXHAUSTED' && !door.hasNoViewLeft;
    if (refusal && !isFull) return new AppError(refusal, refusal === 'LINK_LOCKED' ? { retryAfter: door.retryAfter } : undefined);
    // An owner who tries out their own link is not a visitor.
    const userId = callerUserId(caller);
    if (userId === ownerId) {
      await this.sessions.countOwn(manager, id);
      await this.events.note(manager, id, 'opened', { viewer: 'yourself' });
      return { ownerId, profileId, visitor: null, view: null };
    }
    // Where no further visitor may come in, those who came before must be recognisable without a session.
    if (isFull && userId === null && door.emailRule.type === 'anyone') return new AppError('LINK_EXHAUSTED');
    const passed: Passed | AppError = inside
      ? { gate: null, email: before?.email ?? null, isUncertain: false }
      : await this.gate.pass(manager, door, tried, judged);
    if (passed instanceof AppError) return passed;
    const visitor: Visitor = { visitor: (held.length > 0 && caller.linkSession) || randomUUID(), userId, email: passed.email };
    const view = before
      ? await this.letBackIn(manager, door, visitor, passed, before.viewNonce)
      : await this.letIn(manager, door, visitor, passed, tried.userAgent);
    if (view instanceof AppError) return view;
    if (!inside && door.notice !== null) await this.events.note(manager, id, 'accepted', { address: visitor.email, notice: door.noticeVersion });
    if (userId) await this.received.note(manager, userId, door);
    return { ownerId, profileId, visitor: visitor.visitor, view };
  }

  /** A session that held this link already: nothing is counted again. Answers the nonce of a view that was not seen yet. */
  private async letBackIn(manager: EntityManager, door: Door, visitor: Visitor, { gate }: Passed, viewNonce: string | null): Promise<string | null | AppError> {
    const isIn = await this.sessions.admit(manager, door, { ...visitor, nonceHash: gate?.nonceHash ?? null, adds: nothing, viewNonce: null, eventId: null });
    return isIn ? viewNonce : new AppError('LINK_EXHAUSTED');
  }

  /** A view that a limit counts is taken now; any other waits until it was seen, and is a preview's until then. */
  private async letIn(manager: EntityManager, door: Door, visitor: Visitor, passed: Passed, userAgent: string): Promise<string | null | AppError> {
    const isKnown = await this.views.knows(manager, door.id, visitor);
    const agent = viewerOfAgent(userAgent);
    const viewer = door.isLimited ? (passed.isUncertain || agent ? 'uncertain' : 'person') : (agent ?? 'preview');
    const adds: Admission['adds'] = door.isLimited
      ? { ...nothing, views: 1, visitors: isKnown ? 0 : 1, uncertain: viewer === 'uncertain' ? 1 : 0 }
      : { ...nothing, previews: viewer === 'preview' ? 1 : 0, bots: viewer === 'bot' ? 1 : 0 };
    const eventId = await this.events.note(manager, door.id, 'opened', { viewer, address: visitor.email });
    const viewNonce = door.isLimited || agent ? null : randomUUID();
    const nonceHash = passed.gate?.nonceHash ?? null;
    if (!(await this.sessions.admit(manager, door, { ...visitor, nonceHash, adds, viewNonce, eventId }))) throw new AppError('LINK_EXHAUSTED');
    if (!door.isLimited) return viewNonce;
    await this.views.note(manager, door.id, visitor);
    await this.webhooks.noteLinkViewed(manager, door.id);
    return viewNonce;
  }
}
