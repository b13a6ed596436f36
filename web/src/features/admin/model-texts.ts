const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const whole = new Intl.NumberFormat('en-US');
/** An answer may cost a part of a cent. */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

export const modelTexts = {
  title: 'Model',
  hint: 'What the language model of this installation answered, as far as its endpoint tells the tokens. Models that people bring along are theirs to pay, and not counted here.',
  noPrice: 'Set LLM_INPUT_PRICE and LLM_OUTPUT_PRICE (deploy/README.md) to see what answers cost from then on.',
  failed: 'What the model answered could not be loaded.',
  noneTitle: 'The model has answered nothing in these days',
  none: 'Every task has a built-in answer that needs no model. Where one is set up, its answers are counted here as they come.',
  range: 'Days',
  ranges: [7, 30, 90, 365].map((days) => ({ value: String(days), label: `The last ${days} days` })),
  of: (name: string) => `Only what was asked for ${name}.`,
  everybody: 'Show everybody',
  byDay: 'By day (UTC)',
  byAccount: 'By account',
  day: 'Day',
  account: 'Account',
  answers: 'Answers',
  sent: 'Tokens sent',
  received: 'Tokens received',
  price: 'Price',
  total: 'In all',
  gone: 'Somebody who is gone',
  on: (isoDay: string) => day.format(new Date(isoDay)),
  count: (count: number) => whole.format(count),
  dollars: (sum: number) => dollars.format(sum),
};
