import type { BillingCycle } from '@folia/contracts/billing/billing-rules';
import { useQuery } from '@tanstack/react-query';
import { api } from './api';

/** The next larger plan and its price to the cent: what is paid today, and what from then on per cycle. */
export type NextPlan = { plan: 'basic' | 'pro'; todayCents: number; thenCents: number; cycle: BillingCycle };

const larger = { free: 'basic', basic: 'pro' } as const;

/** What a larger plan would cost now, by a quote that binds to nothing; null where none is sold, while a payment is overdue, and until it is known. */
export function useNextPlan(): NextPlan | null {
  const usage = useQuery({ queryKey: ['usage'], queryFn: ({ signal }) => api.get('/me/usage', { signal }) }).data;
  const billing = useQuery({ queryKey: ['billing'], queryFn: ({ signal }) => api.get('/me/billing', { signal }) }).data;
  // Whoever acts for an organisation spends its units, and buys it none with a plan of their own.
  const isOwn = billing?.canPayOnline && billing.state !== 'grace' && usage?.plan === billing.plan;
  const plan = isOwn && billing.plan in larger ? larger[billing.plan as keyof typeof larger] : null;
  const cycle = billing?.cycle ?? 'month';
  const quote = useQuery({
    queryKey: ['billing', 'quote', plan, cycle],
    queryFn: ({ signal }) => api.post('/me/billing/quotes', { body: { plan: plan ?? 'basic', cycle }, signal }),
    enabled: plan !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data;
  return plan && quote?.id ? { plan, todayCents: quote.todayCents, thenCents: quote.renewal.cents, cycle: quote.renewal.cycle } : null;
}
