import { applicationCodeAsked } from '@folia/contracts/candidacy/events';
import { candidateUploaded } from '@folia/contracts/candidate-upload/events';
import { On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailService } from '../email/email.service';

/** People without an account confirm the address that they apply from, and are told when somebody else adds them to a job. */
@Injectable()
export class ApplicationNewsService {
  constructor(private readonly emails: EmailService) {}

  @On(applicationCodeAsked)
  async onCodeAsked({ codeId, ownerId }: { codeId: string; ownerId: string }, manager: EntityManager): Promise<void> {
    await this.emails.sendSoon(await this.emails.note(manager, { kind: 'application-code', userId: ownerId, about: codeId }));
  }

  @On(candidateUploaded)
  async onUploaded({ agreementId, byId }: { agreementId: string; byId: string }, manager: EntityManager): Promise<void> {
    await this.emails.sendSoon(await this.emails.note(manager, { kind: 'candidate-uploaded', userId: byId, about: agreementId }));
  }
}
