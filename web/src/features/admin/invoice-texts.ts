const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const invoiceTexts = {
  title: 'Open invoices',
  failed: 'The invoices could not be loaded.',
  noneTitle: 'Nothing is waiting to be paid',
  none: 'Invoices for plans that were agreed on stand here until their payment came in by other ways.',
  to: (recipient: string) => recipient || 'without a name',
  sum: (cents: number) => dollars.format(cents / 100),
  at: (iso: string) => day.format(new Date(iso)),
  paid: 'Mark as paid',
  paidTitle: (number: string) => `${number} is paid?`,
  paidText: (sum: string) => `${sum} came in by other ways. The invoice says so from now on, and a receipt is sent. This can’t be taken back.`,
};
