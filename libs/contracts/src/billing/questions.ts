import { z } from 'zod';
import { rpc } from '../rpc';
import {
  billingDetails,
  billingView,
  changeAnswer,
  changeInput,
  invoiceDocument,
  invoiceList,
  listPlanRequestsQuery,
  markInvoicePaidInput,
  openInvoicePage,
  paymentPage,
  planRequestInput,
  planRequestPage,
  quote,
  quoteInput,
} from './shapes';

const nothing = z.strictObject({});

export const getBilling = rpc('user.billing.get', { access: 'person', input: nothing, output: billingView, idempotent: true });
/** What a plan costs the caller today and then. Throws PLAN_IS_YOURS for the plan they have or have chosen, PAYMENT_OVERDUE. */
export const makeQuote = rpc('user.billing.quote', { access: 'person', input: quoteInput, output: quote });
/** Does what a quote says, once. Throws NOT_FOUND, QUOTE_STALE, PAYMENT_OFFLINE where an admin gives plans, UNAVAILABLE. */
export const changeBilling = rpc('user.billing.change', { access: 'person', input: changeInput, output: changeAnswer, idempotent: true, timeoutMs: 20_000 });
/** The plan ends with what is paid; repeating it changes nothing. Throws NO_PAID_PLAN on Free. */
export const cancelPlan = rpc('user.billing.cancel', { access: 'person', input: nothing, output: billingView, idempotent: true });
/** Takes back a cancellation, or a change that waits. Throws NO_PAID_PLAN on Free. */
export const resumePlan = rpc('user.billing.resume', { access: 'person', input: nothing, output: billingView, idempotent: true });
/** Ends the plan at once and gives the unused part back. Throws NO_PAID_PLAN on Free, WITHDRAWAL_OVER after the 14 days. */
export const withdrawFromPlan = rpc('user.billing.withdraw', { access: 'person', input: nothing, output: billingView, idempotent: true, timeoutMs: 20_000 });
export const setBillingDetails = rpc('user.billing.set-details', { access: 'person', input: billingDetails, output: billingView, idempotent: true });
/** A page of the provider's on which the card is replaced. Throws PAYMENT_OFFLINE, NOTHING_PAID_YET, UNAVAILABLE. */
export const openPaymentPage = rpc('user.billing.payment-page', { access: 'person', input: nothing, output: paymentPage, timeoutMs: 20_000 });

export const listInvoices = rpc('user.billing.list-invoices', { access: 'person', input: nothing, output: invoiceList, idempotent: true });
/** Throws NOT_FOUND. */
export const getInvoice = rpc('user.billing.get-invoice', {
  access: 'person',
  input: z.strictObject({ id: z.uuid() }),
  output: invoiceDocument,
  idempotent: true,
});

/** An event of the payment provider, as received. Throws SIGNATURE_INVALID, NOT_FOUND where no provider is set up. */
export const receiveProviderEvent = rpc('user.billing.receive-event', {
  access: 'system',
  input: z.strictObject({ body: z.string(), signature: z.string().max(2_000) }),
  output: nothing,
  idempotent: true,
});

/** Keeps a request and tells the admins; the same key again changes nothing. Throws TOO_MANY_REQUESTS. */
export const sendPlanRequest = rpc('user.billing.send-request', {
  access: 'guest',
  input: planRequestInput.extend({ ip: z.string().max(100) }),
  output: z.strictObject({ id: z.uuid() }),
  idempotent: true,
});
/** New ones oldest first, closed ones latest first; throws FORBIDDEN. */
export const listPlanRequests = rpc('user.admin.list-plan-requests', {
  access: 'admin',
  input: listPlanRequestsQuery,
  output: planRequestPage,
  idempotent: true,
});
/** Throws FORBIDDEN, NOT_FOUND, CONFLICT when it is closed already. */
export const closePlanRequest = rpc('user.admin.close-plan-request', { access: 'admin', input: z.strictObject({ id: z.uuid() }), output: nothing });

/** Invoices for agreements that are not paid yet, oldest first; throws FORBIDDEN. */
export const listOpenInvoices = rpc('user.admin.list-open-invoices', {
  access: 'admin',
  input: z.strictObject({ cursor: z.uuid().optional() }),
  output: openInvoicePage,
  idempotent: true,
});
/** The payment came in by other ways. Throws FORBIDDEN, NOT_FOUND, CONFLICT when the invoice is paid already. */
export const markInvoicePaid = rpc('user.admin.mark-invoice-paid', {
  access: 'admin',
  input: markInvoicePaidInput.extend({ id: z.uuid() }),
  output: nothing,
});
