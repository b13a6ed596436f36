import { type ScreeningDone, screeningDone } from '@folia/contracts/screening/events';
import { On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountLogRepository } from './account-log.repository';

/** What is done with the jobs of an account stands in its log. */
@Injectable()
export class ScreeningDeedsService {
  constructor(private readonly log: AccountLogRepository) {}

  @On(screeningDone)
  async note({ accountId, actorId, deed, jobId, title }: ScreeningDone, manager: EntityManager): Promise<void> {
    await this.log.noteLate(manager, { accountId, actorId, action: deed, details: jobId ? { job: title, jobId } : {} });
  }
}
