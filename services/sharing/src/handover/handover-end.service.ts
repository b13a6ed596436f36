import { copyLeft } from '@folia/contracts/handover/events';
import type { HandoverState } from '@folia/contracts/handover/words';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConnectorCallRepository } from '../connector/connector-call.repository';
import { HandoverRepository } from './handover.repository';

/** Where somebody may be there. */
const leavesCopy: ReadonlySet<HandoverState> = new Set(['sent', 'sending', 'unclear']);

/** Candidates who are gone here after they were handed over: their copy there is the team's to erase, which is told. */
@Injectable()
export class HandoverEndService {
  constructor(
    private readonly handovers: HandoverRepository,
    private readonly calls: ConnectorCallRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Call it in the transaction of the news. */
  async noteGone(manager: EntityManager, accountId: string, candidateId: string): Promise<void> {
    for (const { id, connectorId, jobId, state } of await this.handovers.noteGone(manager, accountId, candidateId)) {
      if (!leavesCopy.has(state)) continue;
      await this.calls.insert({ connectorId, handoverId: id, call: 'copy_left', state: 'stopped' }, manager);
      await this.outbox.publish(manager, copyLeft, { jobId, ownerId: accountId });
    }
  }
}
