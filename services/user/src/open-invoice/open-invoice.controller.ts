import type { Person } from '@folia/contracts/access';
import { listOpenInvoices, markInvoicePaid } from '@folia/contracts/billing/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { OpenInvoiceService } from './open-invoice.service';

@Controller()
export class OpenInvoiceController {
  constructor(private readonly invoices: OpenInvoiceService) {}

  @Handles(listOpenInvoices)
  list(admin: Person, { cursor }: { cursor?: string }) {
    return this.invoices.list(admin, cursor);
  }

  @Handles(markInvoicePaid)
  async markPaid(admin: Person, { id, reason }: { id: string; reason: string }) {
    await this.invoices.markPaid(admin, id, reason);
    return {};
  }
}
