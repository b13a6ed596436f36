import type { ItemKind } from '@folia/contracts/item/fields';
import { itemHeading } from '@folia/contracts/item/fields';
import { kinds } from '@folia/contracts/item/kinds';
import type { ViewedItem } from '@folia/contracts/portfolio/shapes';
import { formatPartialDate } from '../../../lib/partial-date';
import { formatPeriod } from '../../../lib/period';
import { texts } from '../texts';

export type OutsideLink = { label: string; url: string };
/** Names in order; `self` is the owner's name among them, or nothing. */
export type People = { names: string[]; self: string };
/** What a row of a short section says: heading, one quiet line (people first, `venue` in italics last), date on the right, external links. */
export type RowFacts = { heading: string; people: People; facts: string[]; venue: string; when: string; links: OutsideLink[] };

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const date = (value: unknown) => formatPartialDate(text(value));

/** What the quiet line is made of, for kinds that say more than the plain words below their heading. */
const quiet: Partial<Record<ItemKind, (fields: ViewedItem['fields']) => string[]>> = {
  // Where it was published comes after it.
  publication: () => [],
  patent: (f) => [[text(f.office), text(f.number)].filter(Boolean).join(' '), text(f.status), f.date && f.filedDate ? texts.filed(date(f.filedDate)) : ''],
  certification: (f) => [text(f.issuer), f.expires ? texts.validUntil(date(f.expires)) : '', f.credentialId ? texts.credential(text(f.credentialId)) : ''],
  education: (f) => [educationHeading(f) === text(f.institution) ? '' : text(f.institution), text(f.location), f.grade ? texts.grade(text(f.grade)) : ''],
};

/** What is below its heading, except dates: those are on the right. */
function below({ kind, fields }: ViewedItem): string[] {
  const head = kinds[kind].headedBy.find((name) => text(fields[name]));
  return kinds[kind].below.filter((name) => name !== head && !/date$/i.test(name)).map((name) => text(fields[name]));
}

const educationHeading = (fields: ViewedItem['fields']) => [text(fields.degree), text(fields.area)].filter(Boolean).join(', ') || text(fields.institution);

const web = (value: string) => /^https?:\/\//i.test(value);

/** What readers call an address without a name: the host. */
const hostOf = (value: string) => (URL.canParse(value) ? new URL(value).host.replace(/^www\./, '') : value);

export const peopleOf = (fields: ViewedItem['fields']): People => ({
  names: [...list(fields.authors), ...list(fields.inventors)],
  self: text(fields.self),
});

/** Addresses outside Folia that an item has. Anything but http(s) is not a link. */
export function outsideLinks(fields: ViewedItem['fields']): OutsideLink[] {
  const doi = text(fields.doi)
    .replace(/^(?:doi:|https?:\/\/(?:dx\.)?doi\.org\/)/i, '')
    .trim();
  return [
    ...(['url', 'repository', 'slides', 'video', 'recording'] as const).map((name) => ({ label: texts.link[name], url: text(fields[name]) })),
    ...list(fields.links).map((value) => ({ label: hostOf(value), url: value })),
    { label: texts.link.doi, url: doi ? `https://doi.org/${encodeURI(doi)}` : '' },
  ].filter((link) => web(link.url));
}

/** The heading of an item on the page; a job's employer is above its roles and is not part of theirs. */
export function shownHeading({ kind, fields }: ViewedItem): string {
  if (kind === 'work') return text(fields.position);
  return kind === 'education' ? educationHeading(fields) : itemHeading(kind, fields);
}

export function rowFacts(item: ViewedItem): RowFacts {
  const period = formatPeriod(item.fields);
  return {
    heading: shownHeading(item),
    people: peopleOf(item.fields),
    facts: (quiet[item.kind]?.(item.fields) ?? below(item)).filter(Boolean),
    venue: text(item.fields.venue),
    when: period || date(item.fields.date) || date(item.fields.filedDate),
    links: outsideLinks(item.fields),
  };
}
