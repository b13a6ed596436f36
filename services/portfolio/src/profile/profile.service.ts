import type { Owner } from '@folia/contracts/access';
import { type Caller, callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { updateProfile } from '@folia/contracts/portfolio/questions';
import type { ProfileSwitches, startByHandInput } from '@folia/contracts/portfolio/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { HistoryService } from '../history/history.service';
import { ItemRepository } from '../item/item.repository';
import { NamedProfileRepository } from '../named-profile/named-profile.repository';
import { SearchDocumentRepository } from '../people-search/search-document.repository';
import { itemsByHand } from './items-by-hand';
import { ProfileRepository } from './profile.repository';

@Injectable()
export class ProfileService {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly items: ItemRepository,
    private readonly history: HistoryService,
    private readonly documents: SearchDocumentRepository,
    private readonly named: NamedProfileRepository,
    private readonly database: DataSource,
  ) {}

  async ensure(input: { userId: string; uname: string; unameVersion: number; name: string; email: string | null }): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.profiles.ensure(manager, { ...input, email: { value: input.email ?? '', visibility: 'private' } });
      await this.documents.refresh(manager, input.userId);
    });
  }

  /** Only the owner and services may know which profiles there are besides the default one. */
  async card(caller: Caller, userId: string) {
    const profile = await this.profiles.findByUserId(userId);
    if (!profile) throw new AppError('NOT_FOUND');
    const { name, headline, photo } = profile;
    const mayKnow = caller.actor.type === 'system' || callerUserId(caller) === userId;
    const profiles = mayKnow ? (await this.named.list(userId)).map(({ slug, title }) => ({ slug, title })) : [];
    return { name, headline, photo, profiles };
  }

  /** Names and photos for lists in other services. */
  async cards(userIds: string[]) {
    const cards = await this.profiles.cards(userIds);
    return { cards: Object.fromEntries(cards.map(({ userId, ...card }) => [userId, card])) };
  }

  async switches(owner: Owner): Promise<ProfileSwitches> {
    const switches = await this.profiles.findSwitches(owner.id);
    if (!switches) throw new AppError('NOT_FOUND');
    return switches;
  }

  async update({ id: userId }: Owner, { version, basics, ...switches }: z.output<typeof updateProfile.input>): Promise<{ version: number }> {
    const raised = await this.history.recorded(userId, 'edit', (manager) => this.profiles.update(manager, userId, { ...basics, ...switches }, version));
    if (raised !== null) return { version: raised };
    const current = await this.profiles.findByUserId(userId);
    if (!current) throw new AppError('NOT_FOUND');
    throw new AppError('VERSION_CONFLICT', { version: current.basicsVersion });
  }

  /** Makes a first page from five lines; empty fields are left out. */
  async startByHand({ id: userId }: Owner, input: z.output<typeof startByHandInput>): Promise<{ items: number }> {
    const skills = (await this.items.listByOwner(userId)).filter((item) => item.kind === 'skill');
    const contents = itemsByHand(
      input,
      skills.map((item) => String(item.fields.name)),
    );
    await this.history.recorded(userId, 'by-hand', async (manager) => {
      await this.profiles.update(manager, userId, { ...(input.name && { name: input.name }), ...(input.headline && { headline: input.headline }) }, null);
      for (const content of contents) await this.items.insert(manager, userId, { ...content, visibility: 'public', provenance: { source: 'hand' } });
    });
    return { items: contents.length };
  }
}
