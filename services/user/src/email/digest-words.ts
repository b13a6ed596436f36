import type { VisitDigest } from '@folia/contracts/analytics/shapes';

const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;
const minuteMs = 60_000;

/** The figures of yesterday or of last week as one paragraph. Readers of several days cannot be told apart, so they are said as what they are. */
export function digestWords({ views, readers, visibleMs, byLink, viewsBefore }: VisitDigest, period: 'day' | 'week'): string {
  const minutes = Math.round(visibleMs / minuteMs);
  const read = minutes === 0 ? 'less than a minute of reading' : `${counted(minutes, 'minute', 'minutes')} of reading`;
  const who = `${counted(readers, 'reader', 'readers')}${period === 'week' ? ' (those of each day, added)' : ''}`;
  const links = byLink === 0 ? '' : ` ${counted(byLink, 'view', 'views')} came by your links.`;
  const before = period === 'week' ? 'The week before' : 'The day before';
  return `${counted(views, 'view', 'views')}, ${who}, ${read}.${links} ${before}: ${viewsBefore === 0 ? 'none' : counted(viewsBefore, 'view', 'views')}.`;
}
