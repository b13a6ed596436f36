const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayAndYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const momentOf = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const clockFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const plural = (count: number, one: string, many: string): string => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
export const listed = (words: readonly string[]): string => list.format(words);
/** A day or moment of UTC. */
export const dayOf = (date: string): string => day.format(new Date(date));
/** The same with its year. */
export const dateOf = (date: string): string => dayAndYear.format(new Date(date));
export const shortDayOf = (date: string): string => shortDay.format(new Date(date));
export const clock = (at: string): string => clockFormat.format(new Date(at));
export const moment = (at: string): string => momentOf.format(new Date(at));

/** Seconds as one would say them: with seconds up to ten minutes, then in minutes, then in hours. `hour` ends the minutes of an hour. */
export function time(seconds: number, hour = ' min'): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes < 10) return rest ? `${minutes} min ${rest} s` : `${minutes} min`;
  if (minutes < 60) return `${minutes} min`;
  const [hours, left] = [Math.floor(minutes / 60), minutes % 60];
  return `${hours.toLocaleString('en-US')} h${left ? ` ${left}${hour}` : ''}`;
}
