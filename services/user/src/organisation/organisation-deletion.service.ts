import type { Member } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import { organisationDeleted } from '@folia/contracts/organisation/events';
import { organisationRoles } from '@folia/contracts/organisation/roles';
import { markErased } from '@folia/platform/departure';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EmailService } from '../email/email.service';
import { NewsService } from '../notification/news.service';
import { SandboxRepository } from '../sandbox/sandbox.repository';
import { MemberRepository } from './member.repository';
import { OrganisationRepository } from './organisation.repository';
import { OrganisationDeletionRepository } from './organisation-deletion.repository';

/** Ends an organisation for good. Its members keep their own accounts, and are told by whom it was ended. */
@Injectable()
export class OrganisationDeletionService {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly deletions: OrganisationDeletionRepository,
    private readonly members: MemberRepository,
    private readonly sandboxes: SandboxRepository,
    private readonly news: NewsService,
    private readonly emails: EmailService,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
  ) {}

  async delete({ accountId, id: byId }: Member): Promise<void> {
    const letters = await this.database.transaction(async (manager) => {
      // A person's own account goes with the person.
      if (!(await this.organisations.hold(manager, accountId))) throw new AppError('NOT_FOUND');
      const others = (await this.members.listWho(accountId, organisationRoles, manager)).filter((id) => id !== byId);
      await this.outbox.publish(manager, organisationDeleted, { accountId, byId });
      await this.sandboxes.endOf(accountId, manager);
      await this.deletions.delete(manager, accountId);
      await markErased(manager, accountId);
      const letters: (string | null)[] = [];
      for (const userId of others) letters.push(await this.news.tell(manager, { userId, kind: 'organisation-deleted', fromId: byId }));
      return letters;
    });
    void this.outbox.relay();
    for (const letter of letters) await this.emails.send(letter);
  }
}
