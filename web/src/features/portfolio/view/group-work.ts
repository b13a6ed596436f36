import { formatDuration, now, type Span, spanOf } from '../../../lib/period';
import type { ItemWithBlocks } from './with-texts';

/** Roles at one employer that share one timeline. */
export type Employment = { employer: string; location: string; roles: ItemWithBlocks[]; years: string; duration: string };

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const sameName = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

/** A gap of up to three months between two roles is a change of desk, not of employer. */
const gapAllowed = 3;
const touches = (spans: readonly Span[], next: Span | null) =>
  next !== null && spans.some((span) => next.start <= span.end + gapAllowed && span.start <= next.end + gapAllowed);

/**
 * Groups jobs by employer in the person's own order. Neighbours are always grouped, others only if their times touch, so that someone who left and came back
 * years later appears with two employments.
 */
export function groupWork(items: readonly ItemWithBlocks[], asOf: string): Employment[] {
  const groups: { employer: string; roles: ItemWithBlocks[]; spans: Span[] }[] = [];
  for (const item of items) {
    const employer = text(item.fields.employer);
    const span = spanOf(item.fields, asOf);
    const home = employer
      ? groups.findLast((group, index) => sameName(group.employer, employer) && (index === groups.length - 1 || touches(group.spans, span)))
      : undefined;
    if (home) {
      home.roles.push(item);
      if (span) home.spans.push(span);
    } else groups.push({ employer, roles: [item], spans: span ? [span] : [] });
  }
  return groups.map(({ employer, roles, spans }) => ({
    employer,
    location: sharedLocation(roles),
    roles,
    years: yearsOf(roles, spans),
    duration: spans.length === roles.length ? formatDuration(spans) : '',
  }));
}

function sharedLocation(roles: readonly ItemWithBlocks[]): string {
  const places = new Set(roles.map((role) => text(role.fields.location)).filter(Boolean));
  return places.size === 1 ? ([...places][0] ?? '') : '';
}

/** "2017 – now" over all roles of an employer; nothing if a single role says the same. */
function yearsOf(roles: readonly ItemWithBlocks[], spans: readonly Span[]): string {
  if (spans.length === 0 || (roles.length === 1 && !spans[0]?.exact)) return '';
  const start = Math.floor(Math.min(...spans.map((span) => span.start)) / 12);
  if (roles.some((role) => role.fields.current === true)) return `${start} – ${now}`;
  const end = Math.floor(Math.max(...spans.map((span) => span.end - (span.exact ? 1 : 0))) / 12);
  return start === end ? String(start) : `${start} – ${end}`;
}
