import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import type { UserEnv } from '../env';
import { NotificationModule } from '../notification/notification.module';
import { PlanRepository } from '../plan/plan.repository';
import { AgreementService } from './agreement.service';
import { BillingController } from './billing.controller';
import { BillingService } from './billing.service';
import { BillingEventRepository } from './billing-event.repository';
import { type BillingSettings, billingSettings } from './billing-settings';
import { ChangeService } from './change.service';
import { InvoiceRepository } from './invoice.repository';
import { InvoiceService } from './invoice.service';
import { manualProvider } from './manual.client';
import { PayerRepository } from './payer.repository';
import { paymentProvider } from './payment-provider';
import { PriceService } from './price.service';
import { ProviderEventService } from './provider-event.service';
import { QuoteRepository } from './quote.repository';
import { RefundService } from './refund.service';
import { RenewalService } from './renewal.service';
import { SettlementService } from './settlement.service';
import { stripeProvider } from './stripe.client';
import { SubscriptionRepository } from './subscription.repository';
import { VatCheckService } from './vat-check.service';
import { vatRegister } from './vat-register';
import { viesRegister } from './vies.client';

const settingsOf = ({ SELLER, VAT_RATES, INNER_KEY }: UserEnv): BillingSettings => ({
  seller: SELLER,
  taxRates: VAT_RATES,
  now: () => new Date(),
  key: INNER_KEY[0],
});
const providerOf = ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, APP_URL }: UserEnv) =>
  STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
    ? stripeProvider({ secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL, appUrl: APP_URL.replace(/\/$/, '') })
    : manualProvider;

/** One for the whole service, so that its sweeps run only once. */
@Global()
@Module({})
export class BillingModule {
  static with(env: UserEnv): DynamicModule {
    const settings = { provide: billingSettings, useValue: settingsOf(env) };
    return {
      module: BillingModule,
      imports: [AccountModule, NotificationModule],
      controllers: [BillingController],
      providers: [
        AgreementService,
        BillingEventRepository,
        BillingService,
        ChangeService,
        InvoiceRepository,
        InvoiceService,
        PayerRepository,
        PlanRepository,
        PriceService,
        ProviderEventService,
        QuoteRepository,
        RefundService,
        RenewalService,
        SettlementService,
        SubscriptionRepository,
        VatCheckService,
        settings,
        { provide: paymentProvider, useFactory: () => providerOf(env) },
        { provide: vatRegister, useFactory: () => (env.VIES_URL ? viesRegister({ url: env.VIES_URL, seller: env.SELLER }) : null) },
      ],
      exports: [AgreementService, SettlementService, settings],
    };
  }
}
