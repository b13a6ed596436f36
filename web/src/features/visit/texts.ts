import type { Trace, VisitAction, VisitSection } from '@folia/contracts/visit/shapes';
import { sectionName } from '../../lib/kind-names';

const plural = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const country = new Intl.DisplayNames('en', { type: 'region' });
const seconds = (ms: number) => (ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`);
const section = (name: VisitSection) => (name === 'front' ? 'the front page' : name === 'contact' ? 'contact data' : sectionName(name));
const shownAs: Record<Trace['shownAs'], string> = { named: 'by name', kind: 'without your name', anonymous: 'as an unknown reader' };
const actions: Record<VisitAction, (count: number) => string> = {
  mark: (count) => `${count} × evidence opened`,
  download: (count) => plural(count, 'download', 'downloads'),
  print: (count) => plural(count, 'print', 'prints'),
  chat: (count) => plural(count, 'conversation', 'conversations'),
  question: (count) => plural(count, 'question', 'questions'),
  message: (count) => plural(count, 'message', 'messages'),
};

function origin({ byLink, referrerHost, campaign }: Trace): string[] {
  const tags = campaign ? [campaign.source, campaign.medium, campaign.name].filter(Boolean).join(' / ') : '';
  return [...(byLink ? ['by a link'] : []), ...(referrerHost ? [`from ${referrerHost}`] : []), ...(tags ? [`campaign ${tags}`] : [])];
}

export const texts = {
  title: 'What is kept of this visit',
  asked: 'Your browser asks not to be followed, so nothing is kept.',
  stopped: 'Nothing is kept of what you do in this tab.',
  nothing: 'Nothing is kept yet: a visit counts once a page has been read.',
  tab: 'So that you can see and erase it, this tab knows its visits until you close it.',
  erase: 'Erase it, and stop',
  erased: 'Erased. Nothing more is kept of what you do in this tab.',
  failed: 'What is kept could not be loaded.',
  mine: {
    title: 'My trace',
    text: 'What is kept of your visits to other people’s pages while you were signed in. Erased is erased, from the counts of the day, too.',
    empty: 'Nothing is kept of you on other people’s pages.',
    eraseAll: 'Erase all',
    sure: { title: 'Erase your whole trace?', text: 'Every visit of yours goes from the analytics of everybody you visited.', done: 'Your trace is erased.' },
    label: 'Your visits to others',
  },
  gone: 'A page that is gone',
  eraseOne: (name: string, at: string) => `Erase the visit to ${name}, ${moment.format(new Date(at))}`,
  eraseShort: 'Erase',
  moment: (at: string) => moment.format(new Date(at)),
  trace: (trace: Trace) =>
    [
      `shown ${shownAs[trace.shownAs]}`,
      ...(trace.email ? [`address ${trace.email}`] : []),
      ...origin(trace),
      { phone: 'on a phone', tablet: 'on a tablet', computer: 'on a computer' }[trace.device],
      ...(trace.country ? [country.of(trace.country) ?? trace.country] : []),
      plural(trace.views, 'view', 'views'),
      seconds(trace.visibleMs),
      `scrolled to ${trace.scrollPercent} %`,
    ].join(' · '),
  read: ({ sections, actions: done }: Trace) =>
    [
      ...(sections.length > 0 ? [`Read: ${list.format(sections.map((one) => `${section(one.section)} (${seconds(one.ms)})`))}.`] : []),
      ...(done.length > 0 ? [`Done: ${list.format(done.map(({ action, count }) => actions[action](count)))}.`] : []),
    ].join(' '),
};
