import { randomUUID } from 'node:crypto';
import { askingOver } from '@folia/contracts/asking/events';
import { candidacyEnded } from '@folia/contracts/candidacy/events';
import { organisationDeleted } from '@folia/contracts/organisation/events';
import { markErased } from '@folia/platform/departure';
import { Every, On } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { eraseRows } from '@folia/platform/person-tables';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CandidacyEndRepository } from '../candidacy/candidacy-end.repository';
import { personTables } from '../leaving/person-tables.repository';
import { OrganisationDeletionRepository } from './organisation-deletion.repository';

type Letter = { letter: { address: string; words: string } | null };

/** With an organisation go its jobs and all of their candidates, as if each had withdrawn; each of them is told. */
@Injectable()
export class OrganisationDeletionService {
  constructor(
    private readonly organisations: OrganisationDeletionRepository,
    private readonly ends: CandidacyEndRepository,
    private readonly outbox: Outbox,
    private readonly store: FileStore,
  ) {}

  @On(organisationDeleted)
  async onDeleted({ accountId, byId }: { accountId: string; byId: string }, manager: EntityManager): Promise<void> {
    // From here on no job is made for it any more.
    await markErased(manager, accountId);
    const agreements = await this.organisations.listAgreements(manager, accountId);
    await this.organisations.noteEnded(manager, accountId);
    const files: string[] = [];
    for (const { id, state, personId: ownerId } of agreements) {
      if (state === 'given') {
        const file = await this.ends.end(manager, id, newId(), 'over');
        if (file) files.push(file);
        await this.outbox.publish(manager, candidacyEnded, { agreementId: id, ownerId, byId });
      } else if (ownerId) await this.outbox.publish(manager, askingOver, { agreementId: id, ownerId });
    }
    files.push(...(await this.organisations.listWaitingFiles(manager, accountId)));
    await this.organisations.untieLog(manager, accountId, randomUUID());
    // Whatever else an account has, a person's or not, is in these tables.
    await eraseRows(manager, personTables, accountId);
    // Last, since files do not come back when the transaction fails.
    for (const file of files) await this.store.delete(file);
  }

  async letter(agreementId: string): Promise<Letter> {
    const found = await this.organisations.findEnded(agreementId);
    return { letter: found && { address: found.address, words: found.title } };
  }

  @Every(3_600_000)
  async forgetEnded(): Promise<void> {
    await this.organisations.forgetEnded();
  }
}
