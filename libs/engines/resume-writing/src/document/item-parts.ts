import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';

type Part = 'title' | 'organisation' | 'place' | 'start' | 'end';

/** Which field of each kind of item is which part of an entry; a field that is not named is a detail, an address or text under its own name. */
export const itemParts: Record<ItemKind, Partial<Record<Part, string>>> = {
  work: { title: 'position', organisation: 'employer', place: 'location', start: 'startDate', end: 'endDate' },
  education: { title: 'degree', organisation: 'institution', place: 'location', start: 'startDate', end: 'endDate' },
  skill: { title: 'name' },
  project: { title: 'name', start: 'startDate', end: 'endDate' },
  publication: { title: 'title', organisation: 'venue', end: 'date' },
  patent: { title: 'title', organisation: 'office', end: 'date' },
  talk: { title: 'title', organisation: 'event', place: 'place', end: 'date' },
  certification: { title: 'name', organisation: 'issuer', end: 'date' },
  award: { title: 'title', organisation: 'issuer', end: 'date' },
  achievement: { title: 'title', end: 'date' },
  language: { title: 'name' },
  volunteering: { title: 'position', organisation: 'organization', place: 'location', start: 'startDate', end: 'endDate' },
};

/** A field's value as text, empty when it is not said. */
export const textOf = (fields: AnyFields, name: string | undefined): string => {
  const value = name ? fields[name] : undefined;
  return typeof value === 'string' ? value : '';
};
