import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import { headingFields, itemKinds } from '@folia/contracts/item/fields';
import { kindsInDocuments } from '@folia/contracts/item/kinds';
import { periodOf } from '@folia/fit/read/portfolio/period';
import { type PortfolioItem, type ReadItem, readPortfolio } from '@folia/fit/read/portfolio/read-portfolio';
import { roleOf } from '@folia/fit/read/role/read-role';
import { passagesOfItem } from './read-passages';
import type { Dates, Entry } from './subject';

const textOf = (fields: AnyFields, field: string | undefined): string => {
  const value = field === undefined ? '' : fields[field];
  return typeof value === 'string' ? value : '';
};

function datesOf(kind: ItemKind, fields: AnyFields): Dates {
  const { parts } = kindsInDocuments[kind];
  return {
    start: textOf(fields, parts.start),
    end: textOf(fields, parts.end),
    isCurrent: fields.current === true,
    startField: parts.start ?? '',
    endField: parts.end ?? '',
  };
}

function readEntry(item: PortfolioItem, read: ReadItem | undefined, now: number): Entry {
  const { kind, fields } = item;
  const { parts } = kindsInDocuments[kind];
  const headed = headingFields[kind].find((field) => textOf(fields, field) !== '') ?? headingFields[kind][0];
  const titleField = textOf(fields, parts.title) ? (parts.title as string) : headed;
  const period = periodOf(fields, now);
  const passages = passagesOfItem(item, read);
  const title = textOf(fields, titleField);
  const isOrganisationTitle = titleField === parts.organisation;
  return {
    id: item.id,
    kind,
    fields,
    title,
    titleField,
    organisation: isOrganisationTitle ? '' : textOf(fields, parts.organisation),
    organisationField: parts.organisation ?? '',
    place: textOf(fields, parts.place),
    dates: datesOf(kind, fields),
    from: period?.from ?? null,
    to: period?.to ?? null,
    role: title && (kind === 'work' || kind === 'volunteering') ? roleOf(title) : null,
    passages,
    stems: new Set(passages.flatMap(({ stems }) => [...stems])),
  };
}

const newestFirst = (a: Entry, b: Entry) => itemKinds.indexOf(a.kind) - itemKinds.indexOf(b.kind) || (b.to ?? 0) - (a.to ?? 0) || (b.from ?? 0) - (a.from ?? 0);

/** Reads the items, newest first within each kind; those without dates keep the person's order behind. `now`: months since year 0. */
export function readEntries(items: readonly PortfolioItem[], asOf: string, now: number): Entry[] {
  const read = new Map(readPortfolio(items, asOf).items.map((item) => [item.id, item]));
  return items.map((item) => readEntry(item, read.get(item.id), now)).toSorted(newestFirst);
}
