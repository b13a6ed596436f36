import type { Owner } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import { linkDays, maxLinks, maxNewLinksPerDay } from '@folia/contracts/limits';
import {
  type createLinkInput,
  type Link,
  type LinkPage,
  type LinkWithToken,
  linkPageSize,
  type listLinksQuery,
  type updateLinkInput,
} from '@folia/contracts/link/shapes';
import { type LinkEventPage, type listLinkEventsQuery } from '@folia/contracts/link/trail';
import { ChangeLog } from '@folia/platform/changes/change-log';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { PasswordTryService } from '../gate/password-try.service';
import { changedRules } from './changed-rules';
import { isGuessable } from './is-guessable';
import { type LinkChanges, LinkRepository, type LinkRules, type NewLink } from './link.repository';
import { LinkEventRepository } from './link-event.repository';
import { hashLinkPassword } from './link-password';
import { hashLinkToken, newLinkToken } from './link-token';
import { OwnedThingsClient } from './owned-things.client';

type Wishes = Omit<z.output<typeof createLinkInput>, 'status'>;

const eventsAtOnce = 50;
const day = 86_400_000;
const isEnded = ({ state }: Link) => state === 'revoked' || state === 'expired' || state === 'exhausted';

const wrongEnd = (message: string) => new AppError('BODY_INVALID', { issues: [{ path: 'expiresAt', message }] });
/** The end of the last day that is allowed may lie up to a day later, by the owner's clock. */
function checkEnd(expiresAt: string | undefined): void {
  if (expiresAt !== undefined && Date.parse(expiresAt) > Date.now() + (linkDays.most + 1) * day) throw wrongEnd('is more than a year away');
}

const rulesOfLink = (link: Link): Omit<LinkRules, 'passwordHash' | 'expiresAt'> => ({
  description: link.description,
  note: link.note,
  profileId: link.profileId,
  selection: link.selection,
  application: link.application,
  emailRule: link.emailRule,
  notice: link.notice?.text ?? null,
  maxViews: link.maxViews,
  maxVisitors: link.maxVisitors,
  downloads: link.downloads,
  deepTalk: link.deepTalk,
  watermark: link.watermark,
  notify: link.notify,
});

function hashed(password: string): Promise<string> {
  if (isGuessable(password)) throw new AppError('LINK_PASSWORD_GUESSABLE');
  return hashLinkPassword(password);
}

/** What an owner does with their links. A token is handed out only when it is made; only its hash is kept. */
@Injectable()
export class LinkService {
  constructor(
    private readonly links: LinkRepository,
    private readonly events: LinkEventRepository,
    private readonly things: OwnedThingsClient,
    private readonly tries: PasswordTryService,
    private readonly changes: ChangeLog,
    private readonly database: DataSource,
  ) {}

  async create(owner: Owner, { status, ...wishes }: z.output<typeof createLinkInput>): Promise<LinkWithToken> {
    const rules = await this.rulesOf(owner, wishes);
    const [made] = await this.database.transaction((manager) => this.make(manager, owner.id, [{ ...rules, status }]));
    if (!made) throw new Error('one link was to be made');
    return made;
  }

  /** Rules that were checked and can be stored. Throws what the contract says of createLink. */
  async rulesOf(owner: Owner, { password, expiresAt, ...wishes }: Wishes): Promise<LinkRules> {
    checkEnd(expiresAt);
    await this.things.check(owner, wishes);
    return {
      ...wishes,
      notice: wishes.notice || null,
      passwordHash: password === null ? null : await hashed(password),
      expiresAt: expiresAt ?? new Date(Date.now() + linkDays.first * day).toISOString(),
    };
  }

  /** Makes links, all or none, where there is room for them. */
  async make(manager: EntityManager, ownerId: string, wanted: Omit<NewLink, 'tokenHash'>[]): Promise<LinkWithToken[]> {
    const { live, today, secondsLeft } = await this.links.count(manager, ownerId);
    if (live + wanted.length > maxLinks) throw new AppError('LINK_LIMIT_REACHED', { limit: maxLinks });
    if (today + wanted.length > maxNewLinksPerDay) throw new AppError('TOO_MANY_LINKS', { limit: maxNewLinksPerDay, retryAfter: secondsLeft });
    const made: LinkWithToken[] = [];
    for (const one of wanted) {
      const token = newLinkToken();
      const link = await this.links.insert(manager, ownerId, { ...one, tokenHash: hashLinkToken(token) });
      if (!link) throw wrongEnd('has passed already');
      await this.events.note(manager, link.id, 'made');
      made.push({ link, token });
    }
    return made;
  }

  async get(owner: Owner, id: string): Promise<Link> {
    const link = await this.links.find(owner.id, id);
    if (!link) throw new AppError('NOT_FOUND');
    return link;
  }

  async list(owner: Owner, query: z.output<typeof listLinksQuery>): Promise<LinkPage> {
    const accountId = owner.id;
    return this.changes.walk({
      list: 'links',
      accountId,
      query,
      pageSize: linkPageSize,
      page: (after, changedAfter, limit) => this.links.list(accountId, { after, changedAfter, limit }),
      named: (ids) => this.links.list(accountId, { ids }),
    });
  }

  async listEvents(owner: Owner, id: string, { cursor }: z.output<typeof listLinkEventsQuery>): Promise<LinkEventPage> {
    await this.get(owner, id);
    const found = await this.events.list(owner.id, id, cursor, eventsAtOnce + 1);
    const items = found.slice(0, eventsAtOnce);
    return { items, nextCursor: found.length > eventsAtOnce ? (items.at(-1)?.id ?? null) : null };
  }

  async update(owner: Owner, id: string, { version, password, ...changes }: z.output<typeof updateLinkInput>): Promise<Link> {
    const ownerId = owner.id;
    // Checked before the expensive hashing, which is not done for another person's link.
    await this.get(owner, id);
    checkEnd(changes.expiresAt);
    await this.things.check(owner, changes);
    const passwordHash = typeof password === 'string' ? await hashed(password) : password;
    const changed = await this.database.transaction(async (manager) => {
      const { live } = await this.links.count(manager, ownerId);
      const before = await this.links.find(ownerId, id, manager);
      const notice = changes.notice === undefined ? undefined : changes.notice || null;
      const isNewNotice = notice !== undefined && notice !== (before?.notice?.text ?? null);
      const link = await this.links.update(manager, ownerId, id, { ...changes, notice, isNewNotice, passwordHash } satisfies LinkChanges, version);
      // A link that had ended and becomes live again counts as a new one.
      if (before && link && isEnded(before) && !isEnded(link) && live >= maxLinks) throw new AppError('LINK_LIMIT_REACHED', { limit: maxLinks });
      if (before && link) await this.noteChanges(manager, before, link, password !== undefined);
      return link;
    });
    return changed ?? this.refuseChange(owner, id);
  }

  async rotate(owner: Owner, id: string): Promise<LinkWithToken> {
    const token = newLinkToken();
    const link = await this.database.transaction(async (manager) => {
      const renewed = await this.links.update(manager, owner.id, id, { tokenHash: hashLinkToken(token) }, null);
      if (renewed) await this.events.note(manager, id, 'renewed');
      return renewed;
    });
    return { link: link ?? (await this.refuseChange(owner, id)), token };
  }

  async unlock(owner: Owner, id: string): Promise<Link> {
    await this.database.transaction(async (manager) => {
      const unlocked = await this.links.unlock(manager, owner.id, id);
      if (!unlocked) return;
      await this.tries.forgive(manager, unlocked);
      await this.events.note(manager, id, 'unlocked');
    });
    const link = await this.get(owner, id);
    if (link.status === 'revoked') throw new AppError('LINK_CLOSED');
    return link;
  }

  /** The same rules once more: as long a time as the first had, from now. */
  async duplicate(owner: Owner, id: string): Promise<LinkWithToken> {
    const link = await this.get(owner, id);
    const span = Math.min(Math.max(Date.parse(link.expiresAt) - Date.parse(link.createdAt), day), linkDays.most * day);
    const expiresAt = new Date(Date.now() + span).toISOString();
    const [made] = await this.database.transaction(async (manager) => {
      const passwordHash = await this.links.passwordOf(manager, owner.id, id);
      return this.make(manager, owner.id, [{ ...rulesOfLink(link), passwordHash, expiresAt, status: 'active' }]);
    });
    if (!made) throw new Error('one link was to be made');
    return made;
  }

  async delete(owner: Owner, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const ended = await this.links.end(manager, owner.id, id);
      if (ended === 'revoked') await this.events.note(manager, id, 'revoked');
      if (ended === null && !(await this.links.find(owner.id, id, manager))) throw new AppError('NOT_FOUND');
    });
  }

  /** Takes back a revoke; as a link that had ended, it must find room. */
  async restore(owner: Owner, id: string): Promise<Link> {
    await this.get(owner, id);
    return this.database.transaction(async (manager) => {
      const { live } = await this.links.count(manager, owner.id);
      if (!(await this.links.restore(manager, owner.id, id))) throw new AppError('LINK_CLOSED');
      if (live >= maxLinks) throw new AppError('LINK_LIMIT_REACHED', { limit: maxLinks });
      await this.events.note(manager, id, 'restored');
      const link = await this.links.find(owner.id, id, manager);
      if (!link) throw new AppError('NOT_FOUND');
      return link;
    });
  }

  private async noteChanges(manager: EntityManager, before: Link, after: Link, hasNewPassword: boolean): Promise<void> {
    const rules = changedRules(before, after, hasNewPassword);
    if (rules.length > 0) await this.events.note(manager, after.id, 'changed', { rules });
    if (before.status === after.status) return;
    await this.events.note(manager, after.id, after.status === 'paused' ? 'paused' : 'resumed');
  }

  /** Throws the reason why a link was not changed. */
  private async refuseChange(owner: Owner, id: string): Promise<never> {
    const { status, version } = await this.get(owner, id);
    throw status === 'revoked' ? new AppError('LINK_CLOSED') : new AppError('VERSION_CONFLICT', { version });
  }
}
