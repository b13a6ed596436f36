import { linkEndsSet } from '@folia/contracts/link/events';
import { On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NewsService } from './news.service';

/** Tells owners that links which were to last forever have an end now. */
@Injectable()
export class LinkEndNewsService {
  constructor(private readonly news: NewsService) {}

  @On(linkEndsSet)
  async onEndsSet({ ownerId }: { ownerId: string }, manager: EntityManager): Promise<void> {
    await this.news.tell(manager, { userId: ownerId, kind: 'link-end-set' });
  }
}
