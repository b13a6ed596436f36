import type { Invoice } from '@folia/contracts/billing/shapes';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../lib/download';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/load-failure';
import { sumOf, texts } from './texts';

type InvoicesTableProps = { invoices?: { items: Invoice[]; totalCents: number; sentTo: string | null }; isFailed: boolean; onAgain: () => void };

/** Every invoice and credit; each as PDF, all as a table for the bookkeeper. */
export function InvoicesTable({ invoices, isFailed, onAgain }: InvoicesTableProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const fetchFile = (path: string) => {
    setFailure(null);
    void download(path).catch(setFailure);
  };
  return (
    <section aria-labelledby="invoices-title" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line-strong pb-2.5">
        <h2 id="invoices-title" className="section-title">
          {texts.invoices}
        </h2>
        {invoices && invoices.items.length > 0 ? (
          <Button look="quiet" size="sm" onClick={() => fetchFile('/me/invoices/file.csv')}>
            {texts.table}
          </Button>
        ) : null}
      </div>
      {isFailed && !invoices ? (
        <LoadFailure className="mt-4" onAgain={onAgain}>
          {texts.invoicesFailed}
        </LoadFailure>
      ) : null}
      {invoices?.items.length === 0 ? <p className="mt-3 text-s text-ink-3">{texts.noInvoices}</p> : null}
      {invoices && invoices.items.length > 0 ? (
        <>
          <Head />
          <ul>
            {invoices.items.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} onOpen={() => fetchFile(`/me/invoices/${invoice.id}/file`)} />
            ))}
          </ul>
          <p className="mt-3 text-s text-ink-3">{texts.sum(invoices.items.length, invoices.totalCents, invoices.sentTo)}</p>
        </>
      ) : null}
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {failure ? reasonOf(failure) : ''}
      </p>
    </section>
  );
}

const columns = 'grid items-center gap-x-4 border-b border-line text-s md:grid-cols-[8rem_6.5rem_minmax(0,1fr)_4rem_5.5rem_4.5rem_auto]';

/** For the eye: each row says to readers what its figures are. */
const Head = () => (
  <div aria-hidden="true" className={`${columns} py-2 text-xs! text-ink-3 max-md:hidden`}>
    <span>{texts.columns.date}</span>
    <span>{texts.columns.number}</span>
    <span>{texts.columns.what}</span>
    <span className="text-end">{texts.columns.net}</span>
    <span className="text-end">{texts.columns.tax}</span>
    <span className="text-end">{texts.columns.total}</span>
    <span className="w-8" />
  </div>
);

function InvoiceRow({ invoice, onOpen }: { invoice: Invoice; onOpen: () => void }) {
  const { number, issuedAt, text, netCents, totalCents, state } = invoice;
  return (
    <li className={`${columns} grid-cols-[auto_minmax(0,1fr)_auto] gap-y-0.5 py-2.5`}>
      <time dateTime={issuedAt}>{texts.dateOf(issuedAt)}</time>
      <span className="font-mono text-xs text-ink-2 max-md:order-4">{number}</span>
      <span className="text-ink-2 max-md:order-5 max-md:col-span-2 max-md:text-end">
        {text}
        {texts.states[state] ? <span className="text-ink-3"> · {texts.states[state]}</span> : null}
      </span>
      <span className="text-end tabular-nums max-md:hidden">
        <span className="sr-only">{texts.columns.net} </span>
        {sumOf(netCents)}
      </span>
      <span className="text-end text-ink-2 tabular-nums max-md:hidden">
        <span className="sr-only">{texts.columns.tax} </span>
        {texts.taxOf(invoice)}
      </span>
      <b className="text-end font-semibold tabular-nums">
        <span className="sr-only">{texts.columns.total} </span>
        {sumOf(totalCents)}
      </b>
      <Button look="quiet" iconOnly size="sm" icon={<Download />} onClick={onOpen}>
        {texts.download(number)}
      </Button>
    </li>
  );
}
