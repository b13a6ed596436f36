import type { Person } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { changePlanTerms } from '@folia/contracts/plan/questions';
import type { AccountTerms, PlanList } from '@folia/contracts/plan/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AdminService } from '../admin/admin.service';
import { AuditRepository } from '../admin/audit.repository';
import { UsageRepository } from '../usage/usage.repository';
import { changedTerms } from './changed-terms';
import { PlanRepository } from './plan.repository';

type Change = z.output<typeof changePlanTerms.input>;

/** What each plan costs and allows: read by everybody, changed by admins and by an operator's command. */
@Injectable()
export class PlanService {
  constructor(
    private readonly plans: PlanRepository,
    private readonly usage: UsageRepository,
    private readonly admins: AdminService,
    private readonly audit: AuditRepository,
    private readonly database: DataSource,
  ) {}

  list(): Promise<PlanList> {
    return this.plans.list();
  }

  async listAsAdmin(admin: Person): Promise<PlanList> {
    await this.admins.requireAdmin(admin);
    return this.plans.list();
  }

  async ofAccount(accountId: string): Promise<AccountTerms> {
    const { plan, terms } = await this.usage.period(accountId);
    return { plan, terms };
  }

  /** See the contract for what it throws. */
  async changeAsAdmin(admin: Person, change: Change): Promise<PlanList> {
    return this.change(await this.admins.requireAdmin(admin), change);
  }

  /** `actorId` null: an operator. The change and its line in the log are one transaction. */
  async change(actorId: string | null, { plan, version, terms, reason }: Change): Promise<PlanList> {
    if ((plan === 'free') !== (terms.price === 0)) throw refused(plan === 'free' ? 'Free costs nothing.' : 'A plan that costs nothing is Free.');
    if (terms.price === null && plan !== 'enterprise') throw refused('Only the price of Enterprise is agreed on with each customer.');
    return this.database.transaction(async (manager) => {
      const before = await this.plans.list(manager);
      const details = changedTerms(before.plans[plan], terms);
      if (!(await this.plans.change(manager, plan, version, terms))) throw new AppError('CONFLICT');
      await this.audit.note(manager, { actorId, action: 'plan.terms-changed', targetId: null, reason, details: { plan, ...details } });
      return this.plans.list(manager);
    });
  }
}

const refused = (message: string) => new AppError('BODY_INVALID', { issues: [{ path: 'terms.price', message }] });
