import type { BillingCycle } from '@folia/contracts/billing/billing-rules';
import { annualPrice, type PlanName, plans } from '@folia/contracts/plans';
import { Injectable } from '@nestjs/common';

/** What plans cost. */
@Injectable()
export class PriceService {
  /** A period of a plan before tax, in cents; null where it is agreed on. */
  async of(plan: PlanName, cycle: BillingCycle): Promise<number | null> {
    const price = cycle === 'year' ? annualPrice(plans[plan]) : plans[plan].price;
    return price === null ? null : Math.round(price * 100);
  }
}
