import type { PlanName } from '@folia/contracts/plans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';

const billingKey = ['billing'];

/** What the billing page knows; `isAwaited`: the payment provider is about to tell of a payment. After a 401 the request helper answers with an empty object; the popup is open by then. */
export function useBilling(isAwaited: boolean) {
  const again = { refetchInterval: isAwaited ? 2_000 : (false as const) };
  const billing = useQuery({
    ...again,
    queryKey: billingKey,
    queryFn: ({ signal }) => api.get('/me/billing', { signal }),
    refetchOnMount: 'always',
  });
  const usage = useQuery({
    ...again,
    queryKey: ['usage'],
    queryFn: ({ signal }) => api.get('/me/usage', { signal }),
    refetchOnMount: 'always',
  });
  const plans = useQuery({ queryKey: ['plans'], queryFn: ({ signal }) => api.get('/plans', { signal }) });
  const invoices = useQuery({
    ...again,
    queryKey: ['invoices'],
    queryFn: ({ signal }) => api.get('/me/invoices', { signal }),
    refetchOnMount: 'always',
  });
  return {
    billing: billing.data?.plan ? billing.data : undefined,
    usage: usage.data?.meters ? usage.data : undefined,
    plans: plans.data?.plans,
    invoices: invoices.data?.items ? invoices.data : undefined,
    invoicesFailed: invoices.isError,
    failed: billing.isError || usage.isError || plans.isError,
    retry: () => Promise.all([billing.refetch(), usage.refetch(), plans.refetch(), invoices.refetch()]),
  };
}

/** A change of what is paid: afterwards everything that depends on the plan is asked for again. */
export function useBillingAction<Input = void, Output = unknown>(act: (input: Input) => Promise<Output>, onDone: (answer: Output) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (answer) => {
      await Promise.all([billingKey, ['usage'], ['invoices'], ['planned-jobs'], ['current-user']].map((queryKey) => client.invalidateQueries({ queryKey })));
      onDone(answer);
    },
  });
}

export type SoldPlan = Exclude<PlanName, 'free' | 'enterprise'>;
