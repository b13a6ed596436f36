import type { ViewedItem } from '@folia/contracts/portfolio/shapes';
import { formatPartialDate } from '../../../lib/partial-date';
import { formatDuration, formatPeriod, spanOf } from '../../../lib/period';
import { texts } from '../texts';
import { type OutsideLink, outsideLinks, type People, peopleOf } from '../view/row-facts';

/** One row beside an item's text: words, people, or external links. */
export type Fact = { label: string; text?: string; people?: People; links?: OutsideLink[] };

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const date = (value: unknown) => formatPartialDate(text(value));

function time(fields: ViewedItem['fields'], asOf: string): string {
  const span = spanOf(fields, asOf);
  return [formatPeriod(fields), span ? formatDuration([span]) : ''].filter(Boolean).join(', ');
}

const own: Record<string, (item: ViewedItem, asOf: string) => Fact[]> = {
  project: ({ fields }, asOf) => [
    { label: texts.fact.role, text: text(fields.role) },
    { label: texts.fact.time, text: time(fields, asOf) },
  ],
  publication: ({ fields }) => [
    { label: texts.fact.authors, people: peopleOf(fields) },
    { label: texts.fact.venue, text: text(fields.venue) },
    { label: texts.fact.date, text: date(fields.date) },
  ],
  patent: ({ fields }) => [
    { label: texts.fact.number, text: [text(fields.office), text(fields.number)].filter(Boolean).join(' ') },
    { label: texts.fact.status, text: text(fields.status) },
    { label: texts.fact.inventors, people: peopleOf(fields) },
    { label: texts.fact.filed, text: date(fields.filedDate) },
    { label: texts.fact.date, text: date(fields.date) },
  ],
  talk: ({ fields }) => [
    { label: texts.fact.event, text: text(fields.event) },
    { label: texts.fact.place, text: text(fields.place) },
    { label: texts.fact.date, text: date(fields.date) },
  ],
};

/** The facts beside an item, in the order of its structured data; an empty field has no row. */
export function itemFacts(item: ViewedItem, asOf: string): Fact[] {
  const facts = [...(own[item.kind]?.(item, asOf) ?? []), { label: texts.fact.links, links: outsideLinks(item.fields) }];
  return facts.filter((fact) => fact.text || fact.people?.names.length || fact.links?.length);
}
