import type { AnyFields } from '@folia/contracts/item/fields';
import { redactor } from './redact';

/** Who a portfolio is of, and how they can be reached. */
export type Person = { name: string; location: string; email: string; phone: string; links: readonly { url: string }[] };

/** Fields that say where and with whom somebody was, in which rank, and under which number they are filed. */
const personal = [
  'employer',
  'organization',
  'institution',
  'location',
  'place',
  'grade',
  'issuer',
  'venue',
  'event',
  'office',
  'self',
  'authors',
  'inventors',
  'number',
  'credentialId',
  'doi',
] as const;

const valuesOf = (fields: AnyFields) => personal.flatMap((field) => fields[field] ?? []).filter((value): value is string => typeof value === 'string');

/**
 * Takes out of a text who the person is, and where and with whom they were: none of it may weigh in what is judged, so none of it is sent. Pure.
 */
export function withoutPerson({ name, location, email, phone, links }: Person, items: readonly { fields: AnyFields }[]): (text: string) => string {
  return redactor(name, [location, email, phone, ...links.map(({ url }) => url), ...items.flatMap(({ fields }) => valuesOf(fields))]);
}
