import { Every } from '@folia/platform/discovery';
import { workThrough } from '@folia/platform/work-through';
import { Inject, Injectable } from '@nestjs/common';
import { type BillingSettings, billingSettings } from './billing-settings';
import { InvoiceRepository, type InvoiceRow } from './invoice.repository';
import { type PaymentProvider, paymentProvider } from './payment-provider';
import { SettlementService } from './settlement.service';

/** Sends the money of credits back. */
@Injectable()
export class RefundService {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly settlement: SettlementService,
    @Inject(paymentProvider) private readonly provider: PaymentProvider,
    @Inject(billingSettings) private readonly settings: BillingSettings,
  ) {}

  @Every(10_000)
  async payAll(): Promise<void> {
    if (this.provider.name === 'manual') return;
    await workThrough(await this.invoices.listToRefund(), (credit) => this.pay(credit));
  }

  async payOpen(accountId: string): Promise<void> {
    for (const credit of await this.invoices.listOf(accountId)) if (credit.purpose === 'credit' && !credit.paidAt) await this.pay(credit);
  }

  /** The credit's id makes a repetition the same refund, so a crash in between costs nothing. */
  private async pay(credit: InvoiceRow): Promise<void> {
    const sale = credit.basisId ? await this.invoices.find(credit.basisId) : null;
    if (!sale?.payment) return;
    await this.provider.refund({ payment: sale.payment, cents: -credit.totalCents, creditId: credit.id });
    if (!sale.accountId) return this.invoices.notePaid(credit.id, this.settings.now());
    await this.settlement.change(sale.accountId, async (manager) => {
      const rows = await this.invoices.listOf(sale.accountId ?? '', manager);
      const now = rows.find(({ id }) => id === credit.id);
      const of = rows.find(({ id }) => id === sale.id);
      if (!now || now.paidAt || !of) return;
      await this.invoices.saveFacts(manager, { ...now, paidAt: this.settings.now() });
      const back = rows.filter(({ purpose, basisId, paidAt, id }) => purpose === 'credit' && basisId === of.id && (paidAt || id === credit.id));
      const refundedCents = Math.max(of.refundedCents, -back.reduce((sum, { totalCents }) => sum + totalCents, 0));
      await this.invoices.saveFacts(manager, { ...of, refundedCents });
    });
  }
}
