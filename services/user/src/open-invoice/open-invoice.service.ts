import type { Person } from '@folia/contracts/access';
import type { OpenInvoice } from '@folia/contracts/billing/shapes';
import { AppError } from '@folia/contracts/errors';
import { Inject, Injectable } from '@nestjs/common';
import { AdminService, cursorAfter } from '../admin/admin.service';
import { AuditRepository } from '../admin/audit.repository';
import { type BillingSettings, billingSettings } from '../billing/billing-settings';
import { SettlementService } from '../billing/settlement.service';
import { NewsService } from '../notification/news.service';
import { type IssuedInvoice, OpenInvoiceRepository, type OpenInvoiceRow } from './open-invoice.repository';

const toOpenInvoice = ({ accountId, uname, lines, issuedAt, ...rest }: OpenInvoiceRow): OpenInvoice => ({
  ...rest,
  from: { id: accountId, uname },
  text: lines[0]?.text ?? '',
  issuedAt: issuedAt.toISOString(),
});

/** Agreements that are billed by invoice: which of them are not paid yet, and noting that one was. */
@Injectable()
export class OpenInvoiceService {
  constructor(
    private readonly invoices: OpenInvoiceRepository,
    private readonly admins: AdminService,
    private readonly settlement: SettlementService,
    private readonly audit: AuditRepository,
    private readonly news: NewsService,
    @Inject(billingSettings) private readonly settings: BillingSettings,
  ) {}

  async list(admin: Person, cursor?: string): Promise<{ items: OpenInvoice[]; nextCursor: string | null }> {
    await this.admins.requireAdmin(admin);
    const items = (await this.invoices.list(cursor ?? null)).map(toOpenInvoice);
    return { items, nextCursor: cursorAfter(items) };
  }

  async markPaid(admin: Person, id: string, reason: string): Promise<void> {
    await this.note(await this.admins.requireAdmin(admin), await this.invoices.find(id), reason);
  }

  /** An operator's word for it. */
  async markNumberPaid(number: string, reason: string): Promise<void> {
    await this.note(null, await this.invoices.findByNumber(number), reason);
  }

  /** The payment, its line in the log and the receipt are one transaction. */
  private async note(actorId: string | null, invoice: IssuedInvoice | null, reason: string): Promise<void> {
    if (!invoice) throw new AppError('NOT_FOUND');
    const { id, accountId, number, totalCents } = invoice;
    await this.settlement.change(accountId, async (manager, letters) => {
      if (!(await this.invoices.notePaid(manager, id, this.settings.now()))) throw new AppError('CONFLICT');
      const details = { number, totalCents: String(totalCents) };
      await this.audit.note(manager, { actorId, action: 'invoice.paid', targetId: accountId, reason, details });
      letters.push(await this.news.tell(manager, { userId: accountId, kind: 'invoice-paid', about: id }));
    });
  }
}
