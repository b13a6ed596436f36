import { visitNews } from '@folia/contracts/visit/events';
import { On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { NewsService } from './news.service';

/** Tells owners of their visitors. */
@Injectable()
export class VisitNewsService {
  constructor(private readonly news: NewsService) {}

  @On(visitNews)
  async onNews({ ownerId, kind, about }: z.output<typeof visitNews.payload>, manager: EntityManager): Promise<void> {
    await this.news.tell(manager, { userId: ownerId, kind, about: about ?? undefined });
  }
}
