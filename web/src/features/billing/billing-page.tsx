import type { BillingView } from '@folia/contracts/billing/shapes';
import { type Plan, type PlanName, priceCents } from '@folia/contracts/plans';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { lazyPart } from '../../ui/lazy-part';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { useToast } from '../../ui/toast';
import { ChangeDialog } from './change-dialog';
import { CancelDialog, WithdrawDialog } from './end-dialogs';
import { InvoicesTable } from './invoices-table';
import { MetersTable } from './meters-table';
import type { OpenDialog } from './open-dialog';
import { PaymentRail } from './payment-rail';
import { planNames, texts } from './texts';
import { type SoldPlan, useBilling, useBillingAction } from './use-billing';
import { useGoBack } from './use-go-back';

// Forms are heavy, and few who look at their plan need one.
const RequestDialog = lazyPart('plan-request', async () => (await import('./request-dialog')).RequestDialog);
const DetailsDialog = lazyPart('billing-details', async () => (await import('./details-dialog')).DetailsDialog);

const isSold = (name: string | null): name is SoldPlan => name === 'basic' || name === 'pro';

/** `/app/billing`: the plan, what is used of it, what was paid, and every way to change it. `waiting` is what other features have waiting for units. */
export function BillingPage({ waiting }: { waiting?: ReactNode }) {
  usePageTitle(texts.title);
  const [search, setSearch] = useSearchParams();
  const paid = search.get('paid');
  const { billing, usage, plans, invoices, invoicesFailed, failed, retry } = useBilling(paid !== null);
  // The note goes as soon as the payment is known.
  const isPaid = invoices?.items.find(({ id }) => id === paid)?.state === 'paid';
  const isAwaited = paid !== null && !isPaid;
  const toast = useToast();
  const goBack = useGoBack();
  const onPaid = useEffectEvent(() => {
    if (goBack()) toast(texts.goesOn);
  });
  useEffect(() => {
    if (isPaid) onPaid();
  }, [isPaid]);
  const [open, setOpen] = useState<OpenDialog>(null);
  // Who comes from the list of prices has chosen already.
  const asked = search.get('plan');
  const shown = open ?? (isSold(asked) ? 'change' : asked === 'enterprise' ? 'request' : null);
  const close = () => {
    setOpen(null);
    if (asked) setSearch({}, { replace: true });
  };
  if (!billing || !usage || !plans)
    return (
      <div className="page py-6 md:py-8">
        <h1 className="headline">{texts.title}</h1>
        {failed ? (
          <LoadFailure className="mt-8" onAgain={() => void retry()}>
            {texts.failed}
          </LoadFailure>
        ) : (
          <Loading />
        )}
      </div>
    );
  const wanted = isSold(asked) ? asked : nextPlan(billing.plan);
  const wished = asked === 'enterprise' ? asked : wanted;
  return (
    <div className="page py-6 md:py-8">
      <PlanHead billing={billing} plans={plans} onOpen={setOpen} />
      {isAwaited ? (
        <p role="status" className="mt-4 border-l-2 border-leaf ps-3 text-ink-2">
          {texts.paidTitle}
        </p>
      ) : null}
      <div className="mt-8 grid gap-x-16 gap-y-10 min-[1001px]:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <MetersTable usage={usage} billing={billing} />
          {waiting}
          <InvoicesTable invoices={invoices} isFailed={invoicesFailed} onAgain={() => void retry()} />
        </div>
        <PaymentRail billing={billing} onOpen={setOpen} />
      </div>
      {shown === 'change' && billing.canPayOnline ? <ChangeDialog billing={billing} usage={usage} plans={plans} wanted={wanted} onClose={close} /> : null}
      {shown === 'request' || (shown === 'change' && !billing.canPayOnline) ? <RequestDialog wanted={wished} own={billing.plan} onClose={close} /> : null}
      {shown === 'cancel' ? <CancelDialog billing={billing} free={plans.free} onClose={close} /> : null}
      {shown === 'withdraw' ? <WithdrawDialog billing={billing} onClose={close} /> : null}
      {shown === 'details' ? <DetailsDialog billing={billing} onClose={close} /> : null}
    </div>
  );
}

const nextPlan = (plan: PlanName): SoldPlan => (plan === 'free' ? 'basic' : 'pro');

function PlanHead({ billing, plans, onOpen }: { billing: BillingView; plans: Record<PlanName, Plan>; onOpen: (dialog: OpenDialog) => void }) {
  const toast = useToast();
  const resume = useBillingAction(
    () => api.delete('/me/billing/cancellation', {}),
    () => toast(texts.resumed),
  );
  const { plan, cycle, state } = billing;
  const price = priceCents(plans[plan], cycle ?? 'month');
  // A plan by agreement ends by itself: that was nobody's choice that could be taken back.
  const isEnding = state === 'ending' || (billing.next !== null && billing.next.plan !== 'free');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div>
        <h1 className="headline">{texts.title}</h1>
        <p className="mt-1.5 text-ink-2">
          <b className="font-semibold text-ink">{planNames[plan]}</b>, {texts.plan(billing, price)}
        </p>
        <p role="alert" className="mt-1 text-bad empty:hidden">
          {resume.error ? reasonOf(resume.error) : ''}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {plan === 'free' || state === 'ending' || plan === 'enterprise' ? null : (
          <Button look="quiet" onClick={() => onOpen('cancel')}>
            {texts.cancelPlan}
          </Button>
        )}
        {isEnding ? (
          <Button busy={resume.isPending} onClick={() => resume.mutate()}>
            {texts.resume(plan)}
          </Button>
        ) : null}
        {plan === 'enterprise' ? (
          <Link to={paths.pricing.href()} className={buttonClass({})}>
            {texts.seePlans}
          </Link>
        ) : (
          <Button look="primary" onClick={() => onOpen('change')}>
            {texts.change}
          </Button>
        )}
      </div>
    </div>
  );
}
