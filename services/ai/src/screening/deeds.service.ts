import type { Member } from '@folia/contracts/access';
import type { ScreeningDeed } from '@folia/contracts/screening/deeds';
import { screeningDone } from '@folia/contracts/screening/events';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What members do with jobs, told to the log of their organisation. */
@Injectable()
export class DeedsService {
  constructor(private readonly outbox: Outbox) {}

  /** Call it in the transaction of the deed itself; `job` is null for what is about all of them. */
  async tell(manager: EntityManager, { accountId, id: actorId }: Member, deed: ScreeningDeed, job: { id: string; title: string } | null): Promise<void> {
    await this.outbox.publish(manager, screeningDone, { accountId, actorId, deed, jobId: job?.id ?? null, title: job?.title ?? '' });
  }
}
