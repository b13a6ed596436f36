const plural = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const list = new Intl.ListFormat('en', { type: 'conjunction' });

const dayOf = (date: string) => day.format(new Date(date));
const shortDayOf = (date: string) => shortDay.format(new Date(date));

/** Seconds as one would say them: seconds up to ten minutes, then minutes, then hours. */
function time(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes < 10) return rest ? `${minutes} min ${rest} s` : `${minutes} min`;
  if (minutes < 60) return `${minutes} min`;
  const left = minutes % 60;
  return left ? `${Math.floor(minutes / 60).toLocaleString('en-US')} h ${left} min` : `${Math.floor(minutes / 60).toLocaleString('en-US')} h`;
}
const views = (count: number) => plural(count, 'view', 'views');

export const texts = {
  count: (count: number) => count.toLocaleString('en-US'),
  time,
  shortDay: shortDayOf,
  dayChart: {
    label: 'Views by day',
    day: dayOf,
    views,
    came: (names: readonly string[]) => `${list.format(names)} came`,
    before: (date: string, count: number) => `${dayOf(date)}: ${views(count)}`,
    inWords: ({
      date,
      views: count,
      named,
      beforeDate,
      before,
    }: {
      date: string;
      views: number;
      named: readonly string[];
      beforeDate: string;
      before: number;
    }) => [`${dayOf(date)}: ${views(count)}`, ...(named.length > 0 ? [`${list.format(named)} came`] : []), `${dayOf(beforeDate)}: ${views(before)}`].join(', '),
    keys: 'move by a day',
    now: (days: number) => `These ${days} days`,
    past: (days: number) => `${days} days before`,
    named: 'a person you can name',
    example: 'A',
    asTable: 'Show as a table',
    columns: { day: 'Day', views: 'Views', before: 'Views before', named: 'Who came by name' },
  },
  lifeLines: {
    visit: (at: string, seconds: number) => `${shortDayOf(at)}, ${time(seconds)}`,
    inWords: ({ begins, ended, visits }: { begins: string; ended: string | null; visits: readonly { at: string; seconds: number }[] }) =>
      `From ${dayOf(begins)}${ended ? ` to ${dayOf(ended)}` : ', still open'}. ${plural(visits.length, 'visit', 'visits')}: ${visits.map(({ at, seconds }) => `${shortDayOf(at)}, ${time(seconds)}`).join('; ')}`,
  },
  heat: {
    title: 'What they stayed with',
    lead: 'the stronger the tone, the larger its share of the column',
    part: 'Part of the page',
  },
};
