import type { ItemKind } from '@folia/contracts/item-fields';
import { itemHeading } from '@folia/contracts/item-fields';
import type { ViewedItem } from '@folia/contracts/portfolio';
import { texts } from '../texts';
import { formatPartialDate } from './partial-date';
import { formatPeriod } from './period';

export type OutsideLink = { label: string; url: string };
/** What a row of a short section says: heading, one quiet line (`venue` in italics ends it), date at the right, ways out. */
export type RowFacts = { heading: string; facts: string[]; venue: string; when: string; links: OutsideLink[] };

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const joined = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '');
const date = (value: unknown) => formatPartialDate(text(value));

/** Which fields make the quiet line of each kind. */
const quiet: Partial<Record<ItemKind, (fields: ViewedItem['fields']) => string[]>> = {
  publication: (f) => [joined(f.authors)],
  talk: (f) => [text(f.event), text(f.place)],
  patent: (f) => [[text(f.office), text(f.number)].filter(Boolean).join(' '), text(f.status), joined(f.inventors)],
  certification: (f) => [text(f.issuer), f.expires ? texts.validUntil(date(f.expires)) : '', f.credentialId ? texts.credential(text(f.credentialId)) : ''],
  award: (f) => [text(f.issuer)],
  education: (f) => [educationHeading(f) === text(f.institution) ? '' : text(f.institution), text(f.location), f.grade ? texts.grade(text(f.grade)) : ''],
  volunteering: (f) => [f.position ? text(f.organization) : '', text(f.location)],
  project: (f) => [text(f.role)],
};

const educationHeading = (fields: ViewedItem['fields']) => [text(fields.degree), text(fields.area)].filter(Boolean).join(', ') || text(fields.institution);

const web = (value: string) => /^https?:\/\//i.test(value);

/** Addresses outside Folia that an item carries. Anything but http(s) is no link. */
export function outsideLinks(fields: ViewedItem['fields']): OutsideLink[] {
  const doi = text(fields.doi)
    .replace(/^(?:doi:|https?:\/\/(?:dx\.)?doi\.org\/)/i, '')
    .trim();
  return [
    ...(['url', 'repository', 'slides', 'video'] as const).map((name) => ({ label: texts.link[name], url: text(fields[name]) })),
    { label: texts.link.doi, url: doi ? `https://doi.org/${encodeURI(doi)}` : '' },
  ].filter((link) => web(link.url));
}

/** What heads an item on the page; a job's employer stands above its roles and is not theirs. */
export function shownHeading({ kind, fields }: ViewedItem): string {
  if (kind === 'work') return text(fields.position);
  return kind === 'education' ? educationHeading(fields) : itemHeading(kind, fields);
}

export function rowFacts(item: ViewedItem): RowFacts {
  const period = formatPeriod(item.fields);
  return {
    heading: shownHeading(item),
    facts: (quiet[item.kind]?.(item.fields) ?? []).filter(Boolean),
    venue: text(item.fields.venue),
    when: period || date(item.fields.date) || date(item.fields.filedDate),
    links: outsideLinks(item.fields),
  };
}
