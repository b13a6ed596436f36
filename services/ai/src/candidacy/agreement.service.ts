import { askingOver } from '@folia/contracts/asking/events';
import type { ShownJob } from '@folia/contracts/candidacy/shapes';
import { AppError } from '@folia/contracts/errors';
import { candidateKeptMonths } from '@folia/contracts/screening/words';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AskedAgreement, AskedAgreementRepository } from './asked-agreement.repository';
import { CandidacyRepository } from './candidacy.repository';

/** The yes to a job, with what was shown: of their own accord, or because they were asked. */
@Injectable()
export class AgreementService {
  constructor(
    private readonly candidacies: CandidacyRepository,
    private readonly asked: AskedAgreementRepository,
    private readonly outbox: Outbox,
  ) {}

  /** The agreement that is given from now on. Throws APPLIED_ALREADY when there is one from the same address. */
  async agree(
    manager: EntityManager,
    { jobId, personId, email, shown }: { jobId: string; personId: string | null; email: string | null; shown: ShownJob },
    asked: AskedAgreement | null,
  ): Promise<string> {
    const address = asked?.email ?? email;
    if (address && (await this.candidacies.findGivenFrom(manager, jobId, address))) throw new AppError('APPLIED_ALREADY');
    if (!asked) {
      const id = newId();
      await this.candidacies.insertAgreement(manager, { id, jobId, personId, email, way: 'apply', shown, months: candidateKeptMonths });
      return id;
    }
    await this.asked.give(manager, { id: asked.id, personId, shown, months: candidateKeptMonths });
    if (asked.personId) await this.outbox.publish(manager, askingOver, { agreementId: asked.id, ownerId: asked.personId });
    return asked.id;
  }
}
