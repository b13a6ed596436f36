import type { Delivery, DeliveryTry, Webhook } from '@folia/contracts/webhook/shapes';
import type { DeliveryProblem, WebhookType } from '@folia/contracts/webhook/words';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const shortClock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const number = new Intl.NumberFormat('en');
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

const isToday = (at: Date) => at.toDateString() === new Date().toDateString();
const momentOf = (iso: string, time = shortClock) => {
  const at = new Date(iso);
  return isToday(at) ? time.format(at) : `${day.format(at)}, ${time.format(at)}`;
};
const hostOf = (url: string) => url.replace(/^https?:\/\//, '');

const problems: Record<DeliveryProblem, string> = {
  'address-refused': 'not a public address',
  'timed-out': 'no answer in 15 s',
  unreachable: 'no connection',
  'secret-lost': 'the secret cannot be read: rotate it',
};
const answerOf = ({ status, problem }: DeliveryTry) => (problem ? problems[problem] : String(status));

/** What each type is about, for whoever chooses. */
const typeWords: Record<WebhookType, string> = {
  'candidate.shared': 'Somebody is on a board',
  'candidate.updated': 'They corrected what they shared',
  'candidate.deleted': 'They are gone from a board',
  'application.created': 'Somebody applied',
  'screening.completed': 'Everybody on a board is read',
  'screening.overridden': 'A finding was changed by hand',
  'screening.contested': 'A candidate contests a finding',
  'consent.granted': 'Somebody agreed to be compared',
  'consent.withdrawn': 'They took it back',
  'fit_score.completed': 'A FitScore is ready',
  'link.viewed': 'A link was read',
  'link.expired': 'A link has ended',
  'link.revoked': 'A link was revoked',
  'conversation.message': 'You got a message',
};

export const webhookTexts = {
  title: 'Webhooks',
  lead: 'We tell your server what happens, signed as Standard Webhooks says.',
  add: 'Add an endpoint',
  edit: 'Edit',
  addTitle: 'Add an endpoint',
  editTitle: 'Edit the endpoint',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'The endpoints could not be loaded.',
  emptyTitle: 'No endpoints yet',
  empty: 'Add the https address of your server and choose what it is told. It gets ids only and asks the API for the rest.',
  columns: { endpoint: 'Endpoint', status: 'Status', delivered: 'Delivered', secret: 'Secret', actions: 'Actions' },
  hostOf,
  moment: (iso: string) => momentOf(iso),
  problem: (problem: DeliveryProblem) => problems[problem],
  types: ([first, second, ...rest]: readonly WebhookType[]) => [first, second].filter(Boolean).join(', ') + (rest.length > 0 ? ` + ${rest.length}` : ''),
  typeWords,
  address: 'Address',
  addressHint: 'https, port 443. It is live once it has answered a signed ping with 2xx.',
  told: 'It is told',
  chooseOne: 'Choose at least one.',
  addNote: 'Order is not promised; a repeat has the same id.',
  state: ({ state, offReason, failingSince }: Webhook): string => {
    if (state === 'waiting') return 'Waiting for a ping';
    if (state === 'off') return offReason === 'gone' ? 'Off: it answered 410' : offReason === 'failing' ? 'Off: it failed for 5 days' : 'Switched off';
    return failingSince ? `Failing since ${momentOf(failingSince)}` : 'Live';
  },
  delivered: ({ told, delivered, offAt }: Webhook) =>
    told === 0 && !offAt
      ? 'nothing in 24 h'
      : `${number.format(delivered)} of ${number.format(told)}${offAt ? `, off on ${longDay.format(new Date(offAt))}` : ' in 24 h'}`,
  show: 'Show',
  showSecretOf: (url: string) => `Show the secret of ${hostOf(url)}`,
  ping: 'Send a ping',
  pinged: 'The ping is on its way.',
  replayAll: (count: number) => `Replay ${number.format(count)}`,
  replaying: 'They are sent once more.',
  more: (url: string) => `More for ${hostOf(url)}`,
  choose: (url: string) => `Show the deliveries of ${hostOf(url)}`,
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  switchedOff: 'It is sent nothing any more.',
  switchedOn: 'It is pinged, and live when it answers.',
  remove: 'Remove',
  removeTitle: (url: string) => `Remove ${hostOf(url)}?`,
  removeText: 'It is sent nothing any more, and its deliveries are deleted.',
  removed: 'The endpoint is removed.',
  off: 'This endpoint is switched off: nothing is sent, and what happens meanwhile is not kept for it. Switched on, it is pinged first.',
  secretTitle: 'Signing secret',
  secretLead: 'Your server checks each delivery with it. Keep it as you keep a password.',
  secretFailed: 'The secret could not be loaded.',
  rotateTitle: 'Rotate the signing secret',
  rotateLead: 'Both secrets sign for 24 hours, old and new in one header. Then the old one stops.',
  rotate: 'Rotate',
  rotated: 'There is a new secret. Copy it to your server within 24 hours.',
  lastRotated: (iso: string) => `last on ${longDay.format(new Date(iso))}`,
  oldUntil: (iso: string) => `The old secret signs too until ${momentOf(iso)}.`,
  deliveries: 'Deliveries',
  ofEndpoint: (url: string) => `${hostOf(url)}, 30 days`,
  which: 'Which deliveries',
  all: 'All',
  onlyFailed: 'Failed',
  noDeliveries: 'Nothing was sent yet.',
  noFailed: 'Nothing has failed.',
  deliveriesFailed: 'The deliveries could not be loaded.',
  keys: { enter: 'enter', open: 'open', replay: 'replay' },
  heads: { time: 'Time', event: 'Event', id: 'Id', answer: 'Answer', took: 'Took', tries: 'Tries', replay: 'Replay' },
  at: (iso: string) => momentOf(iso, clock),
  shortId: (id: string) => `${id.slice(0, 8)}…${id.slice(-4)}`,
  answer: ({ state, tries, nextAt }: Delivery): string => {
    const last = tries.at(-1);
    if (!last) return state === 'stopped' ? 'not sent' : 'on its way';
    if (state === 'waiting' && nextAt) return `${answerOf(last)}, again ${momentOf(nextAt)}`;
    return state === 'stopped' ? `${answerOf(last)}, stopped` : answerOf(last);
  },
  took: (last: DeliveryTry | undefined) => (!last ? '' : last.ms < 10_000 ? `${number.format(last.ms)} ms` : `${Math.round(last.ms / 1_000)} s`),
  tries: ({ state, tries }: Delivery): string => {
    const count = tries.length;
    if (count === 0) return '';
    return state === 'waiting' ? `${count} of 10` : `${count}${endings[ordinals.select(count)] ?? 'th'} try`;
  },
  replay: 'Replay',
  replayNow: 'Replay now',
  replayOf: (type: string) => `Replay ${type}`,
  replayed: 'It is sent once more, with the same id.',
  sent: 'Sent',
  answered: 'Answered',
  notSent: 'Not sent yet.',
  notAnswered: 'Nobody answered.',
  isCut: '… the rest is not kept',
  openFailed: 'This delivery could not be loaded.',
  everyTry: (tries: readonly DeliveryTry[]) => tries.map((one, index) => `${index + 1} · ${momentOf(one.at, clock)} · ${answerOf(one)}`),
  next: (iso: string, place: number) => `${place} · ${momentOf(iso)}, then over 75 hours. The id stays the same, so a repeat is never a second event.`,
  kept: 'Kept 30 days. An endpoint that fails for 5 days is switched off, and whoever added it gets an e-mail on day 1, 3 and 5.',
} as const;
