import type { BillingCycle } from '@folia/contracts/billing/billing-rules';
import type { BillingView, Quote } from '@folia/contracts/billing/shapes';
import type { Plan, PlanName } from '@folia/contracts/plans';
import type { UsageView } from '@folia/contracts/usage/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Loading } from '../../ui/loading';
import { Modal } from '../../ui/modal';
import { Segmented } from '../../ui/segmented';
import { useToast } from '../../ui/toast';
import { changedRows } from './changed-rows';
import { planNames, sumOf, texts } from './texts';
import { type SoldPlan, useBillingAction } from './use-billing';
import { useGoBack } from './use-go-back';

type ChangeDialogProps = {
  billing: BillingView;
  usage: UsageView;
  plans: Record<PlanName, Plan>;
  wanted: SoldPlan;
  onClose: () => void;
};

const cycles = [
  { value: 'month' as const, label: texts.monthly },
  { value: 'year' as const, label: texts.annual },
];

/** What changes, what it costs today to the cent, and what it costs from then on; all sums are the server's. */
export function ChangeDialog({ billing, usage, plans, wanted, onClose }: ChangeDialogProps) {
  const toast = useToast();
  const goBack = useGoBack();
  const [plan, setPlan] = useState(wanted);
  const [cycle, setCycle] = useState<BillingCycle>(billing.cycle ?? 'month');
  const isSame = plan === billing.plan && cycle === billing.cycle && !billing.next;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['billing', 'quote', plan, cycle],
    queryFn: ({ signal }) => api.post('/me/billing/quotes', { body: { plan, cycle }, signal }),
    enabled: !isSame,
    gcTime: 0,
    retry: false,
  });
  const quote = data?.id && !isSame ? data : undefined;
  const change = useBillingAction(
    (quoteId: string) => api.post('/me/billing/changes', { body: { quoteId } }),
    ({ checkoutUrl, billing: now }) => {
      if (checkoutUrl) window.location.assign(checkoutUrl);
      else {
        onClose();
        if (now?.next) toast(texts.planned(now.next.plan, now.next.at));
        else toast(goBack() ? texts.goesOn : texts.changed(plan));
      }
    },
  );
  const isStale = change.error instanceof ApiError && change.error.code === 'QUOTE_STALE';
  const refusal = change.error ?? error;
  const isLater = quote !== undefined && quote.todayCents === 0 && billing.plan !== 'free';
  const foot = (
    <>
      <Button look="quiet" onClick={onClose}>
        {texts.keepPlan(billing.plan)}
      </Button>
      {quote ? (
        <Button
          look="primary"
          busy={change.isPending || isFetching}
          onClick={() => change.mutate(quote.id, { onError: (failure) => failure instanceof ApiError && failure.code === 'QUOTE_STALE' && void refetch() })}
        >
          {isLater ? texts.changeOn(quote.effectiveAt) : texts.pay(quote.todayCents, quote.renewal.cents, quote.renewal.cycle)}
        </Button>
      ) : null}
    </>
  );
  return (
    <Modal visible width="md" isModal title={texts.changeTitle(billing.plan, plan)} onClose={onClose} foot={foot}>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Segmented
          label={texts.which}
          hideLabel
          value={plan}
          options={(['basic', 'pro'] as const).map((value) => ({ value, label: planNames[value] }))}
          onChange={setPlan}
        />
        <Segmented label={texts.howOften} hideLabel value={cycle} options={cycles} onChange={setCycle} />
      </div>
      <table className="mt-5 w-full text-s">
        <thead>
          <tr className="border-b border-line-strong text-xs text-ink-3">
            <th className="py-2 text-start font-medium">{isLater ? texts.later(quote.effectiveAt) : texts.atOnce}</th>
            {plan === billing.plan ? null : <th className="py-2 text-end font-medium">{planNames[billing.plan]}</th>}
            <th className="py-2 text-end font-medium">{planNames[plan]}</th>
          </tr>
        </thead>
        <tbody>
          {changedRows(plans[billing.plan], plans[plan], isLater ? null : usage).map(({ title, before, after }) => (
            <tr key={title} className="border-b border-line">
              <th scope="row" className="py-2 text-start font-normal">
                {title}
              </th>
              {plan === billing.plan ? null : <td className="py-2 text-end text-ink-3 tabular-nums">{before}</td>}
              <td className="py-2 text-end font-[550] tabular-nums">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isSame ? <p className="mt-5 text-ink-2">{texts.samePlan}</p> : null}
      {!isSame && !quote && !error ? <Loading text={texts.quoting} /> : null}
      {quote ? <QuoteLines quote={quote} card={billing.payment ? texts.cardWords(billing.payment) : null} /> : null}
      <p role="alert" className={`mt-3 empty:hidden ${isStale ? 'text-warn' : 'text-bad'}`}>
        {isStale ? texts.stale : refusal ? reasonOf(refusal) : ''}
      </p>
    </Modal>
  );
}

function QuoteLines({ quote: { lines, tax, todayCents, renewal }, card }: { quote: Quote; card: string | null }) {
  const rows = [...lines, ...(tax.percent > 0 || tax.reverseCharge ? [{ text: texts.tax(tax.percent, tax.reverseCharge), cents: tax.cents }] : [])];
  return (
    <div className="mt-5">
      <dl className="text-s">
        {rows.map(({ text, cents }) => (
          <div key={text} className="flex justify-between gap-4 py-0.5">
            <dt className="text-ink-2">{text}</dt>
            <dd className="tabular-nums">{sumOf(cents)}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line-strong pt-2">
          <dt>
            <b className="font-semibold">{texts.today}</b> {card ? <span className="text-ink-3">{texts.fromCard(card)}</span> : null}
          </dt>
          <dd className="font-serif text-xl tabular-nums">{sumOf(todayCents)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-xs text-ink-3">{texts.after(renewal.cents, renewal.at, renewal.cycle, renewal.netCents, renewal.taxCents)}</p>
    </div>
  );
}
