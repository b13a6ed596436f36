import { reminderDue } from '@folia/contracts/posting/events';
import { On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NewsService } from './news.service';

/** Sends people the reminders they asked for. */
@Injectable()
export class ReminderService {
  constructor(private readonly news: NewsService) {}

  @On(reminderDue)
  async onDue({ postingId, ownerId }: { postingId: string; ownerId: string }, manager: EntityManager): Promise<void> {
    await this.news.tell(manager, { userId: ownerId, kind: 'job-reminder', about: postingId });
  }
}
