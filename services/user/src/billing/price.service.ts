import type { BillingCycle } from '@folia/contracts/billing/billing-rules';
import { type PlanName, priceCents } from '@folia/contracts/plans';
import type { Database } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { PlanRepository } from '../plan/plan.repository';

/** What plans cost now, by the same terms that the list of prices shows. */
@Injectable()
export class PriceService {
  constructor(private readonly plans: PlanRepository) {}

  /** A period of a plan before tax, in cents; null where it is agreed on. Inside a transaction, `database` is its manager: a second connection may not be free. */
  async of(plan: PlanName, cycle: BillingCycle, database?: Database): Promise<number | null> {
    const { plans } = await this.plans.list(database);
    return priceCents(plans[plan], cycle);
  }
}
