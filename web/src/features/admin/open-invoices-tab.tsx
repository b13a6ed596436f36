import type { OpenInvoice } from '@folia/contracts/billing/shapes';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { DeedDialog } from './deed-dialog';
import { invoiceTexts as texts } from './invoice-texts';

/** Invoices for agreements, until their payment is noted here. */
export function OpenInvoicesTab() {
  const invoices = useCursorPages(['admin', 'open-invoices'], '/admin/invoices', {});
  const [asked, setAsked] = useState<OpenInvoice | null>(null);
  return (
    <>
      <PagedList
        pages={invoices}
        label={texts.title}
        failed={texts.failed}
        empty={<EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>}
        row={(one) => <Row key={one.id} invoice={one} onPaid={() => setAsked(one)} />}
      />
      {asked ? (
        <DeedDialog
          deed={{
            title: texts.paidTitle(asked.number),
            text: texts.paidText(texts.sum(asked.totalCents)),
            action: texts.paid,
            work: (reason) => api.post('/admin/invoices/{id}/paid', { path: { id: asked.id }, body: { reason } }),
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

function Row({ invoice: { number, from, recipient, text, totalCents, issuedAt }, onPaid }: { invoice: OpenInvoice; onPaid: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <p>
          <b className="font-semibold">{number}</b> <span className="text-ink-2">· {texts.to(recipient)}</span>
        </p>
        <p className="text-s text-ink-3">
          {text} · <time dateTime={issuedAt}>{texts.at(issuedAt)}</time>
          {from.uname ? (
            <>
              {' · '}
              <Link to={paths.admin.person(from.id)} className="link">
                @{from.uname}
              </Link>
            </>
          ) : null}
        </p>
      </div>
      <p className="font-semibold tabular-nums">{texts.sum(totalCents)}</p>
      <Button size="sm" onClick={onPaid}>
        {texts.paid}
      </Button>
    </li>
  );
}
