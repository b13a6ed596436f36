export const agreementTexts = {
  plan: 'Plan',
  periods: 'For how many',
  cycle: 'Months or years',
  cycles: { month: 'months', year: 'years' },
  contact: 'Their contact here',
  contactHint: 'Stands on their billing page. Left empty, there is none.',
  withInvoice: 'Send an invoice at the list price',
  withInvoiceText: 'It stands under Open invoices until its payment is noted there.',
  limits: 'Limits of their own',
  limitsText: 'A whole number, or “unlimited”. What is left empty is as the plan says.',
  asPlanned: 'As in the plan',
};
