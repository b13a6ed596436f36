import type { Person } from '@folia/contracts/access';
import { adminPageSize } from '@folia/contracts/admin/shapes';
import { AppError } from '@folia/contracts/errors';
import type { changeOrganisation, makeOrganisation } from '@folia/contracts/organisation/questions';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AccountRepository } from '../account/account.repository';
import { AdminService, cursorAfter } from '../admin/admin.service';
import { AuditRepository } from '../admin/audit.repository';
import { AgreementService } from '../billing/agreement.service';
import { AccountLogRepository } from './account-log.repository';
import { MemberRepository } from './member.repository';
import { OrganisationRepository } from './organisation.repository';

type Agreed = z.output<typeof makeOrganisation.input>['agreement'];

/** What admins do with organisations: each is made by agreement, on Enterprise. */
@Injectable()
export class AdminOrganisationService {
  constructor(
    private readonly admins: AdminService,
    private readonly accounts: AccountRepository,
    private readonly organisations: OrganisationRepository,
    private readonly members: MemberRepository,
    private readonly agreements: AgreementService,
    private readonly log: AccountLogRepository,
    private readonly audit: AuditRepository,
    private readonly database: DataSource,
  ) {}

  async makeAsAdmin(admin: Person, asked: z.output<typeof makeOrganisation.input>): Promise<{ id: string }> {
    return this.make(await this.admins.requireAdmin(admin), asked);
  }

  /** `actorId` null: an operator. */
  async make(actorId: string | null, { name, ownerId, seats, agreement, reason }: z.output<typeof makeOrganisation.input>): Promise<{ id: string }> {
    if (!(await this.accounts.findById(ownerId))) throw new AppError('NOT_FOUND');
    const id = newId();
    await this.database.transaction(async (manager) => {
      await this.organisations.insertAccount(manager, id);
      await this.organisations.insert(manager, { id, name, seats });
      await this.members.insert(manager, id, ownerId, 'owner');
      await this.log.note(manager, { accountId: id, actorId: null, action: 'organisation.made', targetId: ownerId, reason });
      await this.audit.note(manager, {
        actorId,
        action: 'organisation.made',
        targetId: ownerId,
        reason,
        details: { organisation: id, name, seats: `${seats}` },
      });
    });
    // Until this is there, the organisation is unpaid.
    await this.agree(id, agreement);
    return { id };
  }

  async change(admin: Person, { id, seats, suspended, agreement, reason }: z.output<typeof changeOrganisation.input>): Promise<void> {
    const actorId = await this.admins.requireAdmin(admin);
    const details = { seats: `${seats}`, suspended: suspended ? 'yes' : 'no' };
    await this.database.transaction(async (manager) => {
      if (!(await this.organisations.change(manager, { id, seats, suspendedReason: suspended ? reason : null }))) throw new AppError('NOT_FOUND');
      await this.log.note(manager, { accountId: id, actorId: null, action: 'organisation.changed', reason, details });
      await this.audit.note(manager, { actorId, action: 'organisation.changed', targetId: null, reason, details: { organisation: id, ...details } });
    });
    if (agreement) await this.agree(id, agreement);
  }

  async listAll(admin: Person, { cursor }: { cursor?: string }) {
    await this.admins.requireAdmin(admin);
    const items = await this.organisations.listAll(cursor, adminPageSize);
    return { items, nextCursor: cursorAfter(items) };
  }

  private async agree(accountId: string, agreed: Agreed): Promise<void> {
    const { cycle = 'month', periods = 1, limits = null, contact = null, withInvoice = false } = agreed;
    await this.agreements.give({ accountId, plan: 'enterprise', cycle, periods, limits, contact, withInvoice }, async () => {});
  }
}
