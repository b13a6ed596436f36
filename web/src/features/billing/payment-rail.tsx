import type { BillingDetails, BillingView } from '@folia/contracts/billing/shapes';
import { Pencil, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Signal } from '../../ui/signal';
import type { OpenDialog } from './open-dialog';
import { texts } from './texts';
import { useBillingAction } from './use-billing';

/** Beside the meters: how is paid, to whom invoices go, and what one may do about it. */
export function PaymentRail({ billing, onOpen }: { billing: BillingView; onOpen: (dialog: OpenDialog) => void }) {
  const { payment, nextCharge, grace, withdrawal, details, vatCheck, contact, canPayOnline } = billing;
  return (
    <div className="max-[1000px]:contents min-[1001px]:space-y-8">
      {grace ? (
        // On a phone it stands before everything else: there is something to do.
        <section className="rounded-m border border-line-strong bg-surface p-4 max-[1000px]:order-first">
          <h2>
            <Signal tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
              {texts.graceTitle}
            </Signal>
          </h2>
          <p className="mt-2 mb-3 text-s text-ink-2">{texts.graceText(grace)}</p>
          <ReplaceCard />
        </section>
      ) : null}
      <Part title={texts.payment}>
        {canPayOnline ? (
          <>
            <dl className="mb-3 divide-y divide-line border-b border-line text-s">
              <Fact title={texts.card} value={payment ? texts.cardWords(payment) : '–'} />
              <Fact title={texts.next} value={nextCharge ? texts.nextWords(nextCharge) : texts.nothingDue} />
            </dl>
            {payment && !grace ? <ReplaceCard /> : null}
          </>
        ) : (
          <p className="text-s text-ink-2">{texts.noOnline}</p>
        )}
      </Part>
      <Part title={texts.invoiceTo}>
        <div className="mb-3 text-s">
          {details ? <Address details={details} /> : <p className="text-ink-3">{texts.noDetails}</p>}
          {details && vatCheck ? <p className={vatCheck.state === 'not-in-use' ? 'text-bad' : 'text-ink-3'}>{texts.vatCheck(vatCheck)}</p> : null}
        </div>
        <Button size="sm" icon={<Pencil />} onClick={() => onOpen('details')}>
          {texts.edit}
        </Button>
      </Part>
      {contact ? (
        <Part title={texts.contact}>
          <p className="text-s text-ink-2 [overflow-wrap:anywhere]">{contact}</p>
        </Part>
      ) : null}
      <Part title={texts.good}>
        <p className="text-s text-ink-2">{texts.goodText}</p>
        {withdrawal ? (
          <>
            <p className="mt-3 mb-2 text-s text-ink-2">{texts.withdrawText(withdrawal)}</p>
            <Button size="sm" onClick={() => onOpen('withdraw')}>
              {texts.withdraw}
            </Button>
          </>
        ) : null}
      </Part>
    </div>
  );
}

function ReplaceCard() {
  const replace = useBillingAction(
    () => api.post('/me/billing/payment-method', { body: {} }),
    ({ url }) => url && window.location.assign(url),
  );
  return (
    <>
      <Button size="sm" busy={replace.isPending} onClick={() => replace.mutate()}>
        {texts.replaceCard}
      </Button>
      <p role="alert" className="mt-2 text-s text-bad empty:hidden">
        {replace.error ? reasonOf(replace.error) : ''}
      </p>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 font-serif text-l font-medium">{title}</h2>
    {children}
  </section>
);

const Fact = ({ title, value }: { title: string; value: string }) => (
  <div className="flex justify-between gap-4 py-2">
    <dt className="text-ink-2">{title}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
);

function Address({ details: { name, company, street, postalCode, city, country, vatNumber } }: { details: BillingDetails }) {
  const lines = [company, name, [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', '), vatNumber].filter(Boolean);
  return (
    <>
      {lines.map((line) => (
        <p key={line} className="[overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
      {company || vatNumber ? null : <p className="text-ink-3">{texts.noCompany}</p>}
    </>
  );
}
