import type { Owner, Person } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { Item } from '@folia/contracts/item/shapes';
import { openProposals } from '@folia/contracts/proposal/limits';
import type { acceptProposal } from '@folia/contracts/proposal/questions';
import type { Proposal, proposedEdit } from '@folia/contracts/proposal/shapes';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { HistoryService } from '../history/history.service';
import { ItemRepository } from '../item/item.repository';
import { ProfileRepository } from '../profile/profile.repository';
import { ProposalRepository } from './proposal.repository';

const daySeconds = 24 * 3600;

/** Changes that programs propose: they touch nothing until their owner accepts them. */
@Injectable()
export class ProposalService {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly items: ItemRepository,
    private readonly profiles: ProfileRepository,
    private readonly history: HistoryService,
  ) {}

  async propose({ id: ownerId, caller: { actor } }: Owner, { itemId, content, reason = '' }: z.output<typeof proposedEdit>): Promise<{ id: string }> {
    const entry = itemId ? await this.items.find(ownerId, itemId) : null;
    if (itemId && !entry) throw new AppError('NOT_FOUND');
    if (entry && entry.kind !== content.kind) throw new AppError('BODY_INVALID', { issues: [{ path: 'content.kind', message: 'an item keeps its kind' }] });
    const program = actor.type === 'apiKey' ? actor.name : '';
    const id = await this.proposals.add(ownerId, { itemId: itemId ?? null, ...content, reason, program });
    if (!id) throw new AppError('TOO_MANY_REQUESTS', { limit: openProposals, retryAfter: daySeconds });
    return { id };
  }

  /** What waits for an answer, each beside the entry as it is now. */
  async list({ id: ownerId }: Person): Promise<Proposal[]> {
    const [found, items] = await Promise.all([this.proposals.list(ownerId), this.items.listByOwner(ownerId)]);
    const entries = new Map(items.map((item) => [item.id, item]));
    return found.map(({ itemId, createdAt, ...proposed }) => ({
      ...proposed,
      createdAt: createdAt.toISOString(),
      current: itemId ? (entries.get(itemId) ?? null) : null,
    }));
  }

  /** Changes the entry as proposed, unless it was changed after the person compared the two. */
  async accept({ id: ownerId }: Person, { id, version }: z.output<typeof acceptProposal.input>): Promise<Item> {
    return this.history.recorded(ownerId, 'edit', async (manager) => {
      const proposed = await this.proposals.take(ownerId, id, manager);
      if (!proposed) throw new AppError('NOT_FOUND');
      const { itemId, kind, fields } = proposed;
      await this.profiles.touch(manager, ownerId);
      if (!itemId) return this.items.insert(manager, ownerId, { kind, fields, visibility: 'public', provenance: { source: 'hand' } }, true);
      const changed = await this.items.update(manager, ownerId, itemId, version ?? 0, { fields });
      if (!changed) throw new AppError('VERSION_CONFLICT', { current: await this.items.find(ownerId, itemId, manager) });
      return changed;
    });
  }

  async decline({ id: ownerId }: Person, id: string): Promise<void> {
    if (!(await this.proposals.take(ownerId, id))) throw new AppError('NOT_FOUND');
  }
}
