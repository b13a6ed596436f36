import { currency, providerSignatureSeconds } from '@folia/contracts/billing/billing-rules';
import { AppError } from '@folia/contracts/errors';
import Stripe from 'stripe';
import type { Card, ChargeOutcome, Due, PaymentProvider, ProviderEvent } from './payment-provider';
import { stripeFact } from './stripe-fact';

/** `apiUrl` is where Stripe is, if not at its own address; `appUrl` has no trailing slash. */
export type StripeSettings = { secretKey: string; webhookSecret: string; apiUrl?: string; appUrl: string };

/** Payments by Stripe: Checkout for the first one, the kept card for the others, the customer portal to replace it. */
export function stripeProvider({ secretKey, webhookSecret, apiUrl, appUrl }: StripeSettings): PaymentProvider {
  const at = apiUrl ? new URL(apiUrl) : null;
  const address = at && {
    host: at.hostname,
    port: Number(at.port || (at.protocol === 'http:' ? 80 : 443)),
    protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 8_000, telemetry: false, ...address });
  const page = `${appUrl}/app/billing`;
  const metadataOf = ({ invoiceId, accountId }: Due) => ({ invoiceId, accountId });

  return {
    name: 'stripe',

    async makeCustomer({ accountId, name, email }) {
      const made = stripe.customers.create({ name, email: email ?? undefined, metadata: { accountId } }, { idempotencyKey: `customer-${accountId}` });
      return (await answered(made)).id;
    },

    async openCheckout(due) {
      const metadata = metadataOf(due);
      const { url } = await answered(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            customer: due.customer,
            client_reference_id: due.accountId,
            allowed_payment_method_types: ['card'],
            line_items: [{ quantity: 1, price_data: { currency, unit_amount: due.cents, product_data: { name: due.text } } }],
            payment_intent_data: { setup_future_usage: 'off_session', metadata },
            metadata,
            success_url: `${page}?paid=${due.invoiceId}`,
            cancel_url: page,
            expires_at: Math.floor(due.expiresAt.getTime() / 1000),
          },
          { idempotencyKey: `checkout-${due.invoiceId}` },
        ),
      );
      if (!url) throw new AppError('UNAVAILABLE');
      return url;
    },

    async openPaymentPage(customer) {
      const flow = { type: 'payment_method_update' as const };
      return (await answered(stripe.billingPortal.sessions.create({ customer, return_url: page, flow_data: flow }))).url;
    },

    async charge({ method, attempt, ...due }): Promise<ChargeOutcome> {
      // Stripe forgets idempotency keys after a day, its payments never.
      const earlier = await answered(stripe.paymentIntents.list({ customer: due.customer, limit: 20 }));
      const paid = earlier.data.find(({ metadata, status }) => metadata.invoiceId === due.invoiceId && status === 'succeeded');
      if (paid) return { isPaid: true, payment: paid.id };
      try {
        const { id, status } = await stripe.paymentIntents.create(
          {
            amount: due.cents,
            currency,
            customer: due.customer,
            payment_method: method,
            allowed_payment_method_types: ['card'],
            off_session: true,
            confirm: true,
            description: due.text,
            metadata: metadataOf(due),
          },
          { idempotencyKey: `charge-${due.invoiceId}-${attempt}` },
        );
        return status === 'succeeded' ? { isPaid: true, payment: id } : { isPaid: false };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) return { isPaid: false };
        throw unavailable(error);
      }
    },

    async refund({ payment, cents, creditId }) {
      try {
        await stripe.refunds.create({ payment_intent: payment, amount: cents, metadata: { creditId } }, { idempotencyKey: `refund-${creditId}` });
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
        throw unavailable(error);
      }
    },

    async findCard(customer, method): Promise<Card | null> {
      if (method) await answered(stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } }));
      const found = await answered(stripe.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] }));
      if (found.deleted) return null;
      const kept = found.invoice_settings.default_payment_method;
      if (!kept || typeof kept === 'string' || !kept.card) return null;
      const { brand, last4, exp_month, exp_year } = kept.card;
      return { method: kept.id, brand, last4, expires: `${exp_year}-${String(exp_month).padStart(2, '0')}` };
    },

    readEvent(body, signature, now): ProviderEvent {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, providerSignatureSeconds, undefined, now.getTime());
        // The library accepts any time in the future.
        const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
        if (signedAt - now.getTime() / 1000 > providerSignatureSeconds) throw new AppError('SIGNATURE_INVALID');
        return { id: event.id, type: event.type, payload: event };
      } catch {
        throw new AppError('SIGNATURE_INVALID');
      }
    },

    factOf: stripeFact,
  };
}

const unavailable = (error: unknown) => new AppError('UNAVAILABLE', { provider: 'stripe', reason: error instanceof Error ? error.message : String(error) });

async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw unavailable(error);
  }
}
