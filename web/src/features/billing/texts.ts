import type { BillingView, Invoice } from '@folia/contracts/billing/shapes';
import type { Meter, PlanName } from '@folia/contracts/plans';
import type { UsageView } from '@folia/contracts/usage/shapes';
import { formatBytes } from '../../lib/format-bytes';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Times are those of the person’s place. A day of another year says which: a plan of a year is renewed on the same day as today. */
const dayOf = (iso: string): string => {
  const date = new Date(iso);
  return (date.getFullYear() === new Date().getFullYear() ? day : dayOfYear).format(date);
};
const momentOf = (iso: string): string => `${dayOf(iso)}, ${clock.format(new Date(iso))}`;
export const sumOf = (cents: number): string => (cents < 0 ? `−${dollars.format(-cents / 100)}` : dollars.format(cents / 100));
/** Without cents where there are none. */
const priceOf = (cents: number): string => (cents % 100 === 0 ? wholeDollars.format(cents / 100) : dollars.format(cents / 100));

export const planNames: Record<PlanName, string> = { free: 'Free', basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' };
const cycles = { month: 'a month', year: 'a year' };

type Allowance = UsageView['allowances'][number]['allowance'];
const left: Record<Meter | Allowance, [one: string, many: string]> = {
  'resume-import': ['import', 'imports'],
  'fit-score': ['FitScore', 'FitScores'],
  'tailor-made': ['resume', 'resumes'],
  answers: ['answer', 'answers'],
  profiles: ['profile', 'profiles'],
  storage: ['byte', 'bytes'],
};

export const meterNames: Record<Meter | Allowance, string> = {
  'fit-score': 'FitScores',
  'tailor-made': 'TailorMade resumes',
  'resume-import': 'Resume imports',
  answers: 'Questions answered',
  profiles: 'Profiles',
  storage: 'Storage',
};

const amount = (name: Meter | Allowance, value: number) => (name === 'storage' ? formatBytes(value) : value.toLocaleString('en-US'));

/** The plan in one line, below the title. */
function planLine({ plan, cycle, state, since, periodEnd, next, nextCharge, provider }: BillingView, netCents: number | null): string {
  if (plan === 'free') return 'free forever, no card.';
  const price = netCents === null || cycle === null ? 'by agreement' : `${priceOf(netCents)} ${cycles[cycle]} before tax`;
  const from = since ? `, since ${dayOf(since)}` : '';
  const end = periodEnd ? momentOf(periodEnd) : null;
  if (state === 'grace') return `${price}${from}. The last payment did not come in.`;
  if (next && next.plan !== 'free') return `${price}${from}. From ${momentOf(next.at)} on it is ${planNames[next.plan]}.`;
  if (!end) return `${price}${from}.`;
  if (nextCharge && provider === 'stripe') return `${price}${from}. Goes on by itself on ${end}.`;
  return `${price}${from}. Ends on ${end}${state === 'ending' ? ', and nothing more is charged' : ' unless it is renewed'}.`;
}

export const texts = {
  title: 'Billing',
  plan: planLine,
  failed: 'Your billing could not be loaded.',
  change: 'Change plan',
  seePlans: 'See all plans',
  cancelPlan: 'Cancel plan',
  keepPlan: (plan: PlanName) => `Keep ${planNames[plan]}`,
  resume: (plan: PlanName) => `Go on with ${planNames[plan]}`,
  resumed: 'Nothing ends: your plan goes on.',
  usedTitle: 'Used in this period',
  period: (from: string | null, to: string | null) => (from && to ? `${dayOf(from)} to ${dayOf(to)}, times in ${place}` : `Times in ${place}`),
  of: (name: Meter | Allowance, used: number | null, limit: number | null) => ({
    used: used === null ? 'not known now' : amount(name, used),
    limit: limit === null ? 'unlimited' : `of ${amount(name, limit)}`,
  }),
  reset: (resetsAt: string | null, isTotal: boolean) => {
    if (resetsAt) return `resets ${momentOf(resetsAt)}`;
    return isTotal ? 'in total, does not reset' : 'does not reset';
  },
  leftUntil: (name: Meter | Allowance, count: number, resetsAt: string | null) => {
    const rest = name === 'storage' ? formatBytes(count) : `${count === 0 ? 'No' : count.toLocaleString('en-US')} ${left[name][count === 1 ? 0 : 1]}`;
    return `${rest} left${resetsAt ? ` until ${dayOf(resetsAt)}` : ''}`;
  },
  ownModel: 'Your own model does imports, scores and resumes now, and none is counted.',
  counted: 'Counted when the result is ready. What failed, was cancelled or was scored before costs nothing.',
  invoices: 'Invoices',
  noInvoices: 'None yet. The first one comes with the first payment, here and by e-mail.',
  invoicesFailed: 'Your invoices could not be loaded.',
  columns: { date: 'Date', number: 'Number', what: 'For', net: 'Net', tax: 'Tax', total: 'Total' },
  dateOf: (iso: string) => dayOfYear.format(new Date(iso)),
  taxOf: ({ taxCents, taxPercent }: Invoice) => (taxPercent === 0 ? sumOf(taxCents) : `${sumOf(taxCents)} (${taxPercent} %)`),
  download: (number: string) => `Invoice ${number} as PDF`,
  states: { open: 'not paid yet', paid: '', refunded: 'paid back' } satisfies Record<Invoice['state'], string>,
  sum: (count: number, totalCents: number, sentTo: string | null) =>
    `${count} ${count === 1 ? 'invoice' : 'invoices'}, ${sumOf(totalCents)}.${sentTo ? ` Each was sent to ${sentTo}.` : ''}`,
  table: 'All as a table (CSV)',
  payment: 'Payment',
  card: 'Card',
  cardWords: ({ brand, last4, expires }: NonNullable<BillingView['payment']>) => {
    const [year = '', month = ''] = expires.split('-');
    return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} …${last4}, ${month}/${year.slice(2)}`;
  },
  next: 'Next',
  nextWords: ({ cents, at }: NonNullable<BillingView['nextCharge']>) => `${sumOf(cents)} on ${dayOf(at)}`,
  nothingDue: 'nothing',
  replaceCard: 'Replace the card',
  noOnline: 'This Folia takes no payments by itself: plans are given by its operator, who sends the invoice.',
  invoiceTo: 'Invoice to',
  noDetails: 'No address yet. It is asked for before the first payment.',
  noCompany: 'No company, no VAT number',
  vatCheck: ({ state, at }: NonNullable<BillingView['vatCheck']>) =>
    ({
      'in-use': `The register of the EU knew this VAT number on ${dayOf(at)}.`,
      'not-in-use': `The register of the EU did not know this VAT number on ${dayOf(at)}: invoices have tax until you correct it.`,
      unknown: 'The register of the EU has not answered about this VAT number yet. It is asked again; you need not wait.',
    })[state],
  edit: 'Edit',
  contact: 'Your contact',
  good: 'Good to know',
  goodText: 'A smaller plan never deletes. What is over its limit can be read, not changed, and links work to their end.',
  withdraw: 'Withdraw from the contract',
  withdrawText: ({ until, refundCents }: NonNullable<BillingView['withdrawal']>) =>
    `Until ${momentOf(until)} you may withdraw without a reason. ${sumOf(refundCents)} for the unused part comes back; the plan ends at once.`,
  withdrawDone: 'You have withdrawn. The money is on its way, and you are on Free.',
  withdrawTitle: 'Withdraw?',
  withdrawDo: (cents: number) => `Withdraw and get ${sumOf(cents)} back`,
  graceTitle: 'The payment was refused',
  graceText: ({ tries, endsAt }: NonNullable<BillingView['grace']>) =>
    `Nothing stops yet. ${tries.length > 0 ? `We try on ${tries.map(dayOf).join(' and ')}; from` : 'From'} ${dayOf(endsAt)} you are on Free.`,
  cancelTitle: (plan: PlanName) => `Cancel ${planNames[plan]}?`,
  cancelUntil: (end: string) => ({ lead: `Until ${momentOf(end)}`, rest: ' all stays as it is. No more charges.' }),
  cancelStays: { lead: 'Stays for good:', rest: ' portfolio, scores, resumes, invoices. Your links work to their end.' },
  cancelThen: (scores: number | null, days: number) => ({
    lead: 'Then Free:',
    rest: ` ${scores ?? 'unlimited'} FitScores a month, ${days} days of analytics. What is used up in total stays used up.`,
  }),
  cancelDo: (plan: PlanName) => `Cancel ${planNames[plan]}`,
  cancelDone: (end: string | null) => (end ? `Cancelled. All stays as it is until ${momentOf(end)}.` : 'Cancelled.'),
  changeTitle: (from: PlanName, to: PlanName) => (from === to ? planNames[to] : `From ${planNames[from]} to ${planNames[to]}`),
  which: 'Plan',
  howOften: 'How often',
  monthly: 'Monthly',
  annual: 'Annual',
  atOnce: 'At once',
  later: (iso: string) => `From ${dayOf(iso)} on`,
  leftNow: (limit: string, rest: number) => `${limit}, ${rest.toLocaleString('en-US')} left`,
  perMonth: { 'fit-score': 'FitScores a month', 'tailor-made': 'TailorMade resumes a month', 'resume-import': 'Resume imports a month' } satisfies Record<
    Meter,
    string
  >,
  answersADay: 'Questions answered a day',
  profilesRow: 'Profiles',
  analyticsRow: 'Analytics',
  analyticsWords: (days: number, premium: boolean) => `${days} days${premium ? ', premium' : ''}`,
  storageRow: 'Storage',
  unlimited: 'unlimited',
  inTotal: (limit: number) => `${limit} in total`,
  tax: (percent: number, isReverse: boolean) => (isReverse ? 'VAT, owed by you (reverse charge)' : `VAT ${percent} %`),
  today: 'Today',
  fromCard: (card: string) => `from ${card}`,
  after: (cents: number, at: string, cycle: 'month' | 'year', net: number, taxCents: number) =>
    `From ${dayOf(at)} ${sumOf(cents)} ${cycles[cycle]}${taxCents ? `: ${sumOf(net)} and ${sumOf(taxCents)} VAT` : ''}. It goes on by itself until you cancel, in two clicks, here.`,
  pay: (today: number, then: number, cycle: 'month' | 'year') => `Pay ${sumOf(today)}, then ${sumOf(then)} ${cycles[cycle]}`,
  changeOn: (at: string) => `Change on ${dayOf(at)}, nothing today`,
  changed: (plan: PlanName) => `You are on ${planNames[plan]} now.`,
  goesOn: 'Your plan has begun, and what waited for it goes on by itself. You get a message when it is done.',
  planned: (plan: PlanName, at: string) => `${planNames[plan]} begins on ${dayOf(at)}.`,
  stale: 'Prices or your plan changed meanwhile. These are the sums of now.',
  samePlan: 'This is your plan already.',
  quoting: 'Working out what it costs',
  detailsTitle: 'Invoice to',
  detailsSaved: 'Saved. The next invoice says it.',
  save: 'Save',
  fields: {
    name: 'Name',
    company: 'Company (if it pays)',
    street: 'Street and number',
    postalCode: 'Postal code',
    city: 'City',
    country: 'Country',
    countryHint: 'Two letters, such as DE. It decides about the tax.',
    vatNumber: 'VAT number (companies in the EU)',
  },
  askTitle: (plan: PlanName) => (plan === 'enterprise' ? 'Talk about Enterprise' : `Ask for ${planNames[plan]}`),
  askLead: 'The people who run this Folia answer by e-mail.',
  askFields: { plan: 'Plan', name: 'Your name', email: 'E-mail', company: 'Company', seats: 'People', text: 'What you need' },
  askSend: 'Send',
  askDone: 'Sent. You get an answer by e-mail.',
  paidTitle: 'Thank you. Your plan begins as soon as the payment provider tells us, usually within a minute.',
};

const place = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
