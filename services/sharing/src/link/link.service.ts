import type { Owner } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import { maxLinks, maxNewLinksPerDay } from '@folia/contracts/limits';
import type { createLinkInput, Link, LinkPage, LinkWithToken, listLinksQuery, updateLinkInput } from '@folia/contracts/link/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { isGuessable } from './is-guessable';
import { LinkRepository } from './link.repository';
import { hashLinkPassword } from './link-password';
import { hashLinkToken, newLinkToken } from './link-token';

const isEnded = ({ state }: Link) => state === 'revoked' || state === 'expired' || state === 'exhausted';

function hashed(password: string): Promise<string> {
  if (isGuessable(password)) throw new AppError('LINK_PASSWORD_GUESSABLE');
  return hashLinkPassword(password);
}

/** What an owner does with their links. A token is handed out only when it is made; only its hash is kept. */
@Injectable()
export class LinkService {
  constructor(
    private readonly links: LinkRepository,
    private readonly database: DataSource,
  ) {}

  async create({ id: ownerId }: Owner, { password, ...input }: z.output<typeof createLinkInput>): Promise<LinkWithToken> {
    const token = newLinkToken();
    const passwordHash = password === null ? null : await hashed(password);
    const link = await this.database.transaction(async (manager) => {
      const { live, today, secondsLeft } = await this.links.count(manager, ownerId);
      if (live >= maxLinks) throw new AppError('LINK_LIMIT_REACHED', { limit: maxLinks });
      if (today >= maxNewLinksPerDay) throw new AppError('TOO_MANY_LINKS', { limit: maxNewLinksPerDay, retryAfter: secondsLeft });
      return this.links.insert(manager, ownerId, { ...input, tokenHash: hashLinkToken(token), passwordHash });
    });
    if (!link) throw new AppError('BODY_INVALID', { issues: [{ path: 'expiresAt', message: 'has passed already' }] });
    return { link, token };
  }

  async get(owner: Owner, id: string): Promise<Link> {
    const link = await this.links.find(owner.id, id);
    if (!link) throw new AppError('NOT_FOUND');
    return link;
  }

  async list(owner: Owner, { cursor, limit }: z.output<typeof listLinksQuery>): Promise<LinkPage> {
    const found = await this.links.list(owner.id, cursor, limit + 1);
    const items = found.slice(0, limit);
    return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  async update(owner: Owner, id: string, { version, password, ...changes }: z.output<typeof updateLinkInput>): Promise<Link> {
    const ownerId = owner.id;
    // Checked before the expensive hashing, which is not done for another person's link.
    await this.get(owner, id);
    const passwordHash = typeof password === 'string' ? await hashed(password) : password;
    const changed = await this.database.transaction(async (manager) => {
      const { live } = await this.links.count(manager, ownerId);
      const before = await this.links.find(ownerId, id, manager);
      const link = await this.links.update(manager, ownerId, id, { ...changes, passwordHash }, version);
      // A link that had ended and becomes live again counts as a new one.
      if (before && link && isEnded(before) && !isEnded(link) && live >= maxLinks) throw new AppError('LINK_LIMIT_REACHED', { limit: maxLinks });
      return link;
    });
    return changed ?? this.refuseChange(owner, id);
  }

  async rotate(owner: Owner, id: string): Promise<LinkWithToken> {
    const token = newLinkToken();
    const link = await this.links.update(this.database.manager, owner.id, id, { tokenHash: hashLinkToken(token) }, null);
    return { link: link ?? (await this.refuseChange(owner, id)), token };
  }

  async delete(owner: Owner, id: string): Promise<void> {
    if (!(await this.links.delete(owner.id, id))) throw new AppError('NOT_FOUND');
  }

  /** Throws the reason why a link was not changed. */
  private async refuseChange(owner: Owner, id: string): Promise<never> {
    const { status, version } = await this.get(owner, id);
    throw status === 'revoked' ? new AppError('LINK_CLOSED') : new AppError('VERSION_CONFLICT', { version });
  }
}
