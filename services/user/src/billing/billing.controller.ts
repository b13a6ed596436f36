import type { Person } from '@folia/contracts/access';
import {
  cancelPlan,
  changeBilling,
  getBilling,
  getInvoice,
  listInvoices,
  makeQuote,
  openPaymentPage,
  receiveProviderEvent,
  resumePlan,
  setBillingDetails,
  withdrawFromPlan,
} from '@folia/contracts/billing/questions';
import type { BillingDetails } from '@folia/contracts/billing/shapes';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { type Asked, BillingService } from './billing.service';
import { ChangeService } from './change.service';
import { InvoiceService } from './invoice.service';
import { ProviderEventService } from './provider-event.service';

@Controller()
export class BillingController {
  constructor(
    private readonly billing: BillingService,
    private readonly changes: ChangeService,
    private readonly invoices: InvoiceService,
    private readonly events: ProviderEventService,
  ) {}

  @Handles(getBilling)
  get(person: Person) {
    return this.billing.view(person);
  }

  @Handles(makeQuote)
  quote(person: Person, asked: Asked) {
    return this.billing.quote(person, asked);
  }

  @Handles(changeBilling)
  change(person: Person, { quoteId }: { quoteId: string }) {
    return this.changes.change(person, quoteId);
  }

  @Handles(cancelPlan)
  cancel(person: Person) {
    return this.changes.cancel(person);
  }

  @Handles(resumePlan)
  resume(person: Person) {
    return this.changes.resume(person);
  }

  @Handles(withdrawFromPlan)
  withdraw(person: Person) {
    return this.changes.withdraw(person);
  }

  @Handles(setBillingDetails)
  setDetails(person: Person, details: BillingDetails) {
    return this.billing.setDetails(person, details);
  }

  @Handles(openPaymentPage)
  openPaymentPage(person: Person) {
    return this.changes.openPaymentPage(person);
  }

  @Handles(listInvoices)
  listInvoices(person: Person) {
    return this.invoices.list(person);
  }

  @Handles(getInvoice)
  getInvoice(person: Person, { id }: { id: string }) {
    return this.invoices.get(person, id);
  }

  @Handles(receiveProviderEvent)
  async receive(_system: unknown, { body, signature }: { body: string; signature: string }) {
    await this.events.receive(body, signature);
    return {};
  }
}
