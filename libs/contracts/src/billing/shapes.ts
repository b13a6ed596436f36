import { z } from 'zod';
import { adminPageSize, auditReason } from '../admin/shapes';
import { brokenRules } from '../broken-rules';
import { countryCode } from '../country-code';
import { emailAddress } from '../email-address';
import { type PlanName, plans } from '../plans';
import { blockText, lineText } from '../text';
import { billingCycles, maxPlanRequestCharacters, soldPlans } from './billing-rules';

const names = Object.keys(plans) as [PlanName, ...PlanName[]];
const planName = z.enum(names);
const billingCycle = z.enum(billingCycles);
const cents = z.int();
const at = z.iso.datetime();
const needed = (max: number) => lineText(max).refine((value) => value !== '', brokenRules.missing);

/** Whom invoices are made out to. `country` is ISO 3166-1 alpha-2; it decides about the tax. `vatNumber` starts with its country; whether that could have given it is checked when it is kept. */
export const billingDetails = z.strictObject({
  name: needed(120),
  company: lineText(120).default(''),
  street: lineText(200).default(''),
  postalCode: lineText(20).default(''),
  city: lineText(100).default(''),
  country: countryCode,
  vatNumber: z
    .string()
    .max(30)
    .transform((value) => value.replace(/[\s.-]/g, '').toUpperCase())
    .refine((value) => value === '' || /^[A-Z]{2}[A-Z0-9+*]{2,16}$/.test(value), brokenRules.vatNumber)
    .default(''),
});
export type BillingDetails = z.infer<typeof billingDetails>;

/** The card that is charged; `expires` is `YYYY-MM`. */
const paymentCard = z.strictObject({ brand: z.string(), last4: z.string(), expires: z.string() });
export type PaymentCard = z.infer<typeof paymentCard>;

/**
 * What an account pays for, as its person sees it.
 * `state`: `grace` while a renewal could not be charged, `ending` when nothing follows the period. `next` is what follows, where it is something else.
 * `since` is null on Free, like the period. `canPayOnline`: this installation takes payments by itself; otherwise an admin gives plans. `tries` are those to come.
 */
export const billingView = z.strictObject({
  plan: planName,
  cycle: billingCycle.nullable(),
  state: z.enum(['free', 'active', 'grace', 'ending']),
  since: at.nullable(),
  periodStart: at.nullable(),
  periodEnd: at.nullable(),
  next: z.strictObject({ plan: planName, cycle: billingCycle.nullable(), at }).nullable(),
  provider: z.enum(['manual', 'stripe']).nullable(),
  canPayOnline: z.boolean(),
  payment: paymentCard.nullable(),
  nextCharge: z.strictObject({ cents, at }).nullable(),
  grace: z.strictObject({ since: at, tries: z.array(at), endsAt: at }).nullable(),
  withdrawal: z.strictObject({ until: at, refundCents: cents }).nullable(),
  details: billingDetails.nullable(),
  /** What the register said of the VAT number, and when; null where none was asked. */
  vatCheck: z.strictObject({ state: z.enum(['in-use', 'not-in-use', 'unknown']), at }).nullable(),
  contact: z.string().nullable(),
});
export type BillingView = z.infer<typeof billingView>;

/** What is asked for; its price is ours to say. */
export const quoteInput = z.strictObject({ plan: z.enum(soldPlans), cycle: billingCycle });

const tax = z.strictObject({ percent: z.number().min(0).max(100), cents, reverseCharge: z.boolean() });
/** Lines and tax add up to `todayCents`; nothing is due when the change waits for the end of what is paid. From `renewal.at` on `renewal.cents` are due per `renewal.cycle`. */
export const quote = z.strictObject({
  id: z.uuid(),
  plan: z.enum(soldPlans),
  cycle: billingCycle,
  lines: z.array(z.strictObject({ text: z.string(), cents })),
  tax,
  todayCents: cents,
  renewal: z.strictObject({ cents, at, cycle: billingCycle, netCents: cents, taxCents: cents }),
  effectiveAt: at,
  expiresAt: at,
});
export type Quote = z.infer<typeof quote>;

export const changeInput = z.strictObject({ quoteId: z.uuid() });
/** `checkoutUrl`: where to pay first; the plan follows once the payment came in. */
export const changeAnswer = z.strictObject({ checkoutUrl: z.url().nullable(), billing: billingView });
export const paymentPage = z.strictObject({ url: z.url() });

/** A bill, or with `credit` what was given back of one; then the sums are negative. `text` says what for. */
const invoice = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(['invoice', 'credit']),
  state: z.enum(['open', 'paid', 'refunded']),
  issuedAt: at,
  text: z.string(),
  netCents: cents,
  taxPercent: z.number(),
  taxCents: cents,
  totalCents: cents,
});
export type Invoice = z.infer<typeof invoice>;
/** The latest first; `totalCents` is the sum of them all, `sentTo` the address that receipts go to. */
export const invoiceList = z.strictObject({ items: z.array(invoice), totalCents: cents, sentTo: z.string().nullable() });

/** What is needed to write one invoice down: who bills whom, for what. */
export const invoiceDocument = invoice.extend({
  seller: z.strictObject({ name: z.string(), address: z.array(z.string()), vatNumber: z.string(), email: z.string() }),
  recipient: z.strictObject({ name: z.string(), address: z.array(z.string()), vatNumber: z.string() }),
  lines: z.array(z.strictObject({ text: z.string(), cents })),
  reverseCharge: z.boolean(),
  paidAt: at.nullable(),
  /** The number of the invoice that a credit is about. */
  creditOf: z.string().nullable(),
});
export type InvoiceDocument = z.infer<typeof invoiceDocument>;

/** Somebody wants a plan that they cannot pay online: Enterprise, or any where no online payment is set up. The same `key` is the same request. */
export const planRequestInput = z.strictObject({
  key: z.uuid(),
  plan: z.enum(['basic', 'pro', 'enterprise']).default('enterprise'),
  name: needed(120),
  email: emailAddress,
  company: lineText(120).default(''),
  seats: z.int().min(1).max(1_000_000).optional(),
  text: blockText(maxPlanRequestCharacters).default(''),
});
const planRequest = z.strictObject({
  id: z.uuid(),
  plan: planName,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  seats: z.int().nullable(),
  text: z.string(),
  state: z.enum(['new', 'closed']),
  from: z.strictObject({ id: z.uuid(), uname: z.string().nullable() }).nullable(),
  createdAt: at,
});
export type PlanRequest = z.infer<typeof planRequest>;
export const planRequestPage = z.strictObject({ items: z.array(planRequest).max(adminPageSize), nextCursor: z.uuid().nullable() });
export const listPlanRequestsQuery = z.strictObject({ state: z.enum(['new', 'closed']).default('new'), cursor: z.uuid().optional() });

/** An invoice for an agreement that is not paid yet, as admins see it. `from` is the account it was sent to, `recipient` whom it is made out to. */
const openInvoice = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  from: z.strictObject({ id: z.uuid(), uname: z.string().nullable() }),
  recipient: z.string(),
  text: z.string(),
  totalCents: z.int(),
  issuedAt: z.iso.datetime(),
});
export type OpenInvoice = z.infer<typeof openInvoice>;
export const openInvoicePage = z.strictObject({ items: z.array(openInvoice).max(adminPageSize), nextCursor: z.uuid().nullable() });
export const markInvoicePaidInput = z.strictObject({ reason: auditReason });
