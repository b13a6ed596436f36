import type { BillingCycle } from '@folia/contracts/billing/billing-rules';
import type { PlanName } from '@folia/contracts/plans';
import { newId } from '@folia/platform/new-id';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BillingService } from './billing.service';
import { type BillingSettings, billingSettings } from './billing-settings';
import { InvoiceRepository } from './invoice.repository';
import { addMonths } from './periods';
import { PriceService } from './price.service';
import { planTitle } from './price-change';
import { type Letters, SettlementService } from './settlement.service';
import { taxOn } from './tax-for';

/** A plan that an admin gives for so many periods from now; `limits` and `contact` as agreed on with this account; `withInvoice`: it is billed by other ways. */
export type Agreement = {
  accountId: string;
  plan: PlanName;
  cycle: BillingCycle;
  periods: number;
  limits: unknown;
  contact: string | null;
  withInvoice: boolean;
};
const months = { month: 1, year: 12 } as const;

/** Plans that are agreed on instead of bought. */
@Injectable()
export class AgreementService {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly prices: PriceService,
    private readonly billing: BillingService,
    private readonly settlement: SettlementService,
    @Inject(billingSettings) private readonly settings: BillingSettings,
  ) {}

  /** `also` is written in the same transaction. */
  async give(agreement: Agreement, also: (manager: EntityManager, letters: Letters) => Promise<void>): Promise<void> {
    await this.settlement.change(agreement.accountId, async (manager, letters) => {
      await this.insert(manager, agreement);
      await also(manager, letters);
    });
  }

  private async insert(manager: EntityManager, { accountId, plan, cycle, periods, limits, contact, withInvoice }: Agreement): Promise<void> {
    const now = this.settings.now();
    const { subscription, books, tax } = await this.billing.standing(accountId, manager);
    const price = (await this.prices.of(plan, cycle, manager)) ?? 0;
    const netCents = withInvoice ? price * periods : 0;
    const taxCents = taxOn(netCents, tax);
    const end = addMonths(now, months[cycle]);
    const validUntil = plan === 'free' ? now : addMonths(now, months[cycle] * periods);
    const effect = { plan, cycle, anchor: now, start: now, end, validUntil, netCents: price, limits, contact };
    const lines = netCents > 0 ? [{ text: `${planTitle[plan]}, ${periods} ${periods === 1 ? cycle : `${cycle}s`}`, cents: netCents }] : [];
    const sums = { lines, netCents, taxCents, totalCents: netCents + taxCents, taxPercent: tax.percent, reverseCharge: tax.reverseCharge };
    const id = newId();
    const basisId = subscription?.saleId ?? books.derived.sale?.id ?? null;
    await this.invoices.insert(manager, { id, accountId, basisId, purpose: 'agreement', provider: 'manual', effect, ...sums, createdAt: now });
    const row = withInvoice && netCents > 0 ? await this.invoices.find(id, manager) : null;
    if (row) await this.invoices.issue(manager, row, now, await this.settlement.recipient(manager, accountId));
  }
}
