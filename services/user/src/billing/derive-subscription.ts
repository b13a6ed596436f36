import type { BillingCycle } from '@folia/contracts/billing/billing-rules';
import { graceDays } from '@folia/contracts/billing/billing-rules';
import type { PlanName } from '@folia/contracts/plans';
import { addDays } from './periods';

/** What a sale gives once it counts. `validUntil`: when it ends by itself; null when it is renewed. `netCents`: what a whole period of it costs. */
export type SaleEffect = {
  plan: PlanName;
  cycle: BillingCycle;
  anchor: Date;
  start: Date;
  end: Date;
  validUntil: Date | null;
  netCents: number;
  /** What was agreed on with this account. */
  limits?: unknown;
  contact?: string | null;
};
/** Why there is a sale: bought again, changed, renewed, given by an admin; or ended, by withdrawing or after it was cancelled. */
export type SalePurpose = 'purchase' | 'change' | 'renewal' | 'agreement' | 'withdrawal' | 'end';
/** One fact about an account's plan. `basisId` is the sale that it was computed upon. Ids ascend with time. */
export type Sale = {
  id: string;
  basisId: string | null;
  purpose: SalePurpose;
  createdAt: Date;
  effect: SaleEffect;
  isPaid: boolean;
  /** Given up unpaid. */
  isVoid: boolean;
  /** Paid back in full, or taken back by a bank. */
  isReversed: boolean;
};

export type Derived = {
  /** The sale that counts; null when none ever did. */
  sale: Sale | null;
  since: Date | null;
  boughtAt: Date | null;
  /** Until when the plan counts, unless the person ends it sooner. */
  validUntil: Date | null;
  /** Whether a renewal waits for its payment. */
  isOverdue: boolean;
  /** Whether nothing follows the period. */
  isStopped: boolean;
  /** Sales that were paid although another one counts for the same time: their money goes back. */
  superseded: Sale[];
};

const countsUnpaid: readonly SalePurpose[] = ['agreement', 'withdrawal', 'end'];

/** An unpaid renewal counts while it is waited for, if what it renews was paid. */
function counts({ isPaid, isVoid, isReversed, purpose, basisId }: Sale, byId: ReadonlyMap<string, Sale>): boolean {
  if (isReversed) return false;
  if (isPaid || countsUnpaid.includes(purpose)) return true;
  const basis = basisId === null ? undefined : byId.get(basisId);
  return purpose === 'renewal' && !isVoid && Boolean(basis?.isPaid) && !basis?.isReversed;
}

/** An account's plan, from all its sales, whatever order they became known in: the latest one that counts decides. */
export function deriveSubscription(sales: readonly Sale[]): Derived {
  const byId = new Map(sales.map((sale) => [sale.id, sale]));
  const counting = sales.filter((sale) => counts(sale, byId)).sort((one, other) => (one.id < other.id ? -1 : 1));
  const sale = counting.at(-1) ?? null;
  if (!sale) return { sale, since: null, boughtAt: null, validUntil: null, isOverdue: false, isStopped: false, superseded: [] };
  const chain = chainOf(sale, byId);
  const isOverdue = sale.purpose === 'renewal' && !sale.isPaid;
  // A renewal that was not paid, or paid back, is not tried again.
  const isStopped = sales.some(
    ({ purpose, basisId, isVoid, isPaid, isReversed }) => purpose === 'renewal' && basisId === sale.id && (isReversed || (isVoid && !isPaid)),
  );
  const { effect } = sale;
  const validUntil = effect.validUntil ?? (isOverdue ? addDays(effect.start, graceDays) : isStopped ? effect.end : addDays(effect.end, graceDays));
  const first = chain.find((one, at) => chain[at + 1] === undefined || chain[at + 1]?.effect.plan === 'free' || one.purpose === 'purchase') ?? sale;
  const bought = chain.find(({ purpose }) => purpose === 'purchase' || purpose === 'change');
  return {
    sale,
    since: first.effect.start,
    boughtAt: bought?.createdAt ?? null,
    validUntil,
    isOverdue,
    isStopped,
    superseded: counting.filter((one) => isSuperseded(one, chain)),
  };
}

/** The sale and those it builds on, the latest first. */
function chainOf(sale: Sale, byId: ReadonlyMap<string, Sale>): Sale[] {
  const chain = [sale];
  for (let basis = sale.basisId; basis; ) {
    const found = byId.get(basis);
    if (!found || chain.includes(found)) break;
    chain.push(found);
    basis = found.basisId;
  }
  return chain;
}

/** Bought, and not part of what counts, for a time that another sale covers. */
function isSuperseded(one: Sale, chain: readonly Sale[]): boolean {
  if (chain.includes(one) || !one.isPaid || (one.purpose !== 'purchase' && one.purpose !== 'change')) return false;
  return chain.some(({ effect, id }) => id > one.id && effect.plan !== 'free' && effect.start < one.effect.end && one.effect.start < effect.end);
}
