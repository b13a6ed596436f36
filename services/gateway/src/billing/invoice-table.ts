import { currency } from '@folia/contracts/billing/billing-rules';
import type { Invoice } from '@folia/contracts/billing/shapes';
import { csvLine } from '../analytics/write-csv';

const header = ['date', 'number', 'kind', 'state', 'for', 'currency', 'net', 'tax percent', 'tax', 'total'];
const sum = (cents: number) => (cents / 100).toFixed(2);

/** Invoices and credits as a table, a line each, as the list has them. */
export const invoiceTable = (items: readonly Invoice[]): string =>
  csvLine(header) +
  items
    .map(({ issuedAt, number, kind, state, text, netCents, taxPercent, taxCents, totalCents }) =>
      csvLine([issuedAt.slice(0, 10), number, kind, state, text, currency.toUpperCase(), sum(netCents), taxPercent, sum(taxCents), sum(totalCents)]),
    )
    .join('');
