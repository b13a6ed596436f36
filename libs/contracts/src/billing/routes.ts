import { z } from 'zod';
import { route } from '../route';
import {
  cancelPlan,
  changeBilling,
  closePlanRequest,
  getBilling,
  listInvoices,
  listOpenInvoices,
  listPlanRequests,
  makeQuote,
  markInvoicePaid,
  openPaymentPage,
  resumePlan,
  setBillingDetails,
  withdrawFromPlan,
} from './questions';
import { planRequestInput } from './shapes';

export const invoiceFileRoute = route('GET /api/me/invoices/{id}/file', {
  access: 'person',
  limit: 'export',
  summary: 'One invoice as PDF',
  answer: null,
  download: 'application/pdf',
  errors: ['NOT_FOUND'],
});
export const invoiceTableRoute = route('GET /api/me/invoices/file.csv', {
  access: 'person',
  limit: 'export',
  summary: 'All invoices as a table for the bookkeeper',
  answer: null,
  download: 'text/csv',
});
export const providerEventRoute = route('POST /api/billing/stripe-events', {
  access: 'guest',
  limit: 'none',
  summary: 'Events of Stripe: at most 256 kB, signed over the raw body, known again by their id',
  answer: z.strictObject({}),
  errors: ['SIGNATURE_INVALID', 'PAYLOAD_TOO_LARGE', 'NOT_FOUND', 'UNAVAILABLE'],
});
export const planRequestRoute = route('POST /api/enterprise-requests', {
  access: 'guest',
  limit: 'feedback',
  summary: 'Ask for a plan that is not paid online: Enterprise, or any where no online payment is set up',
  body: planRequestInput,
  status: 201,
  answer: z.strictObject({ id: z.uuid() }),
});

/** What an account pays. */
export const billingRoutes = [
  route('GET /api/me/billing', { question: getBilling, limit: 'none', summary: 'The plan that is paid for, and what follows' }),
  route('POST /api/me/billing/quotes', {
    question: makeQuote,
    limit: 'write',
    summary: 'What another plan costs today and then; the price is ours to say',
    errors: ['PLAN_IS_YOURS', 'PAYMENT_OVERDUE'],
  }),
  route('POST /api/me/billing/changes', {
    question: changeBilling,
    limit: 'write',
    summary: 'Do what a quote says; answers where to pay, where that is needed first',
    errors: ['NOT_FOUND', 'QUOTE_STALE', 'PAYMENT_OFFLINE', 'PAYMENT_OVERDUE', 'UNAVAILABLE'],
  }),
  route('POST /api/me/billing/cancellation', { question: cancelPlan, limit: 'write', summary: 'End the plan with what is paid', errors: ['NO_PAID_PLAN'] }),
  route('DELETE /api/me/billing/cancellation', {
    question: resumePlan,
    limit: 'write',
    summary: 'Take back a cancellation, or a change that waits for the end of the period',
    errors: ['NO_PAID_PLAN'],
  }),
  route('POST /api/me/billing/withdrawal', {
    question: withdrawFromPlan,
    limit: 'write',
    summary: 'Withdraw within 14 days: the plan ends at once and its unused part is paid back',
    errors: ['NO_PAID_PLAN', 'WITHDRAWAL_OVER'],
  }),
  route('PUT /api/me/billing/details', { question: setBillingDetails, limit: 'write', summary: 'Whom invoices are made out to' }),
  route('POST /api/me/billing/payment-method', {
    question: openPaymentPage,
    limit: 'write',
    summary: 'A page of the payment provider on which the card is replaced',
    errors: ['PAYMENT_OFFLINE', 'NOTHING_PAID_YET', 'UNAVAILABLE'],
  }),
  route('GET /api/me/invoices', { question: listInvoices, limit: 'none', summary: 'All invoices and credits, the latest first' }),
  invoiceFileRoute,
  invoiceTableRoute,
  providerEventRoute,
  planRequestRoute,
  route('GET /api/admin/invoices', { question: listOpenInvoices, limit: 'none', summary: 'Invoices for agreements that are not paid yet' }),
  route('POST /api/admin/invoices/{id}/paid', {
    question: markInvoicePaid,
    limit: 'write',
    summary: 'Note that an invoice was paid by other ways',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  route('GET /api/admin/plan-requests', { question: listPlanRequests, limit: 'none', summary: 'Requests for plans, by their state' }),
  route('POST /api/admin/plan-requests/{id}/close', {
    question: closePlanRequest,
    limit: 'write',
    summary: 'Close a request that was answered',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
];
