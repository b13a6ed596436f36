import type { Person } from '@folia/contracts/access';
import type { Invoice, InvoiceDocument } from '@folia/contracts/billing/shapes';
import { AppError } from '@folia/contracts/errors';
import { Inject, Injectable } from '@nestjs/common';
import { type BillingSettings, billingSettings } from './billing-settings';
import { InvoiceRepository, type InvoiceRow } from './invoice.repository';
import { PayerRepository } from './payer.repository';
import { planTitle } from './price-change';

const dateOf = (at: string) => new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function toInvoice(row: InvoiceRow): Invoice | null {
  const { id, number, purpose, paidAt, issuedAt, effect, lines, netCents, taxPercent, taxCents, totalCents, refundedCents, dispute } = row;
  if (!number || !issuedAt) return null;
  const isGone = dispute === 'lost' || (totalCents > 0 && refundedCents >= totalCents);
  const text = effect ? `${planTitle[effect.plan]}, to ${dateOf(effect.validUntil ?? effect.end)}` : (lines[0]?.text ?? '');
  const kind = purpose === 'credit' ? ('credit' as const) : ('invoice' as const);
  const state = isGone ? ('refunded' as const) : paidAt ? ('paid' as const) : ('open' as const);
  return { id, number, kind, state, issuedAt: issuedAt.toISOString(), text, netCents, taxPercent, taxCents, totalCents };
}

/** Invoices and credits as people see them. */
@Injectable()
export class InvoiceService {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly payers: PayerRepository,
    @Inject(billingSettings) private readonly settings: BillingSettings,
  ) {}

  async list({ id }: Person): Promise<{ items: Invoice[]; totalCents: number; sentTo: string | null }> {
    const [rows, payer] = [await this.invoices.listOf(id), await this.payers.find(id)];
    const items = rows.flatMap((row) => toInvoice(row) ?? []).sort((one, other) => (one.number < other.number ? 1 : -1));
    return { items, totalCents: items.reduce((sum, { totalCents }) => sum + totalCents, 0), sentTo: payer?.email ?? null };
  }

  async get({ id: accountId }: Person, id: string): Promise<InvoiceDocument> {
    const row = await this.invoices.find(id);
    const invoice = row?.accountId === accountId ? toInvoice(row) : null;
    if (!row || !invoice) throw new AppError('NOT_FOUND');
    const { name, address, vatNumber, email } = this.settings.seller;
    const recipient = (await this.invoices.recipientOf(id)) ?? { name: '', address: [], vatNumber: '' };
    const about = row.purpose === 'credit' && row.basisId ? await this.invoices.find(row.basisId) : null;
    return {
      ...invoice,
      seller: { name, address, vatNumber, email },
      recipient,
      lines: row.lines,
      reverseCharge: row.reverseCharge,
      paidAt: row.paidAt?.toISOString() ?? null,
      creditOf: about?.number ?? null,
    };
  }
}
