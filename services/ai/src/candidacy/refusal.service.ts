import type { Person } from '@folia/contracts/access';
import { askingOver, neverAskAgain } from '@folia/contracts/asking/events';
import type { refuseAsking, refuseAskingByKey } from '@folia/contracts/candidacy/questions';
import { AppError } from '@folia/contracts/errors';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { type AskedAgreement, AskedAgreementRepository } from './asked-agreement.repository';
import { hashOfKey } from './candidacy.service';

type Find = (manager: EntityManager) => Promise<AskedAgreement | null>;

/** Saying no: once, or for good. What was asked is erased; that somebody was asked stays in the log, without a way back to them. */
@Injectable()
export class RefusalService {
  constructor(
    private readonly asked: AskedAgreementRepository,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
  ) {}

  refuse(person: Person, { id, neverAgain }: z.output<typeof refuseAsking.input>): Promise<Record<string, never>> {
    return this.end((manager) => this.asked.lock(manager, id, person.id), neverAgain);
  }

  refuseByKey({ key, neverAgain }: z.output<typeof refuseAskingByKey.input>): Promise<Record<string, never>> {
    return this.end((manager) => this.asked.lockByKey(manager, hashOfKey(key)), neverAgain);
  }

  private async end(find: Find, neverAgain: boolean): Promise<Record<string, never>> {
    await this.database.transaction(async (manager) => {
      const agreement = await find(manager);
      if (!agreement) throw new AppError('NOT_FOUND');
      const asking = await this.asked.findAsker(agreement.id, manager);
      const { personId } = agreement;
      if (neverAgain && asking) await this.outbox.publish(manager, neverAskAgain, { askingId: asking.id, personId });
      const ended = await this.asked.delete(manager, neverAgain ? await this.asked.listOfSame(manager, agreement) : [agreement.id]);
      for (const one of ended) if (one.personId) await this.outbox.publish(manager, askingOver, { agreementId: one.id, ownerId: one.personId });
    });
    void this.outbox.relay();
    return {};
  }
}
