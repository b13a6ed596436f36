import { type ScreeningDone, screeningDone } from '@folia/contracts/screening/events';
import { On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrganisationLogRepository } from './organisation-log.repository';

/** What members do with the jobs of their organisation stands in its log. */
@Injectable()
export class ScreeningDeedsService {
  constructor(private readonly log: OrganisationLogRepository) {}

  @On(screeningDone)
  async note({ accountId, actorId, deed, jobId, title }: ScreeningDone, manager: EntityManager): Promise<void> {
    await this.log.noteOfAccount(manager, { accountId, actorId, action: deed, details: jobId ? { job: title, jobId } : {} });
  }
}
