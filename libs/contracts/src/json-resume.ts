import { type ItemKind, itemFields } from './item/fields';
import { kindsInDocuments } from './item/kinds';

/** One section of a JSON Resume: the kind of item that its entries are, and the key of each field. */
export type JsonResumeSection = { readonly kind: ItemKind; readonly keys: Readonly<Record<string, string>> };

/** Our own key for a field that JSON Resume does not have, or for a value that its schema does not accept. */
export const ownKey = (field: string) => `x-${field}`;

/** Those sections of the standard that list what a person did, in the standard's order. */
const standard = ['work', 'volunteer', 'education', 'awards', 'certificates', 'publications', 'skills', 'languages', 'projects'];
/** Whether the standard has a section, and so a schema, for this kind. */
export const isOfStandard = (kind: ItemKind): boolean => standard.includes(kindsInDocuments[kind].jsonResume.section);

const placeOf = (section: string) => (standard.includes(section) ? standard.indexOf(section) : standard.length);

/** A field that JSON Resume has no name for gets the item's own field name after "x-"; in a section of our own, the field name alone. */
function sectionOf(kind: ItemKind): JsonResumeSection {
  const { keys } = kindsInDocuments[kind].jsonResume;
  const own = Object.keys(itemFields[kind]).map((field) => [field, isOfStandard(kind) ? ownKey(field) : field]);
  return { kind, keys: { ...Object.fromEntries(own), ...keys } };
}

/**
 * The sections of JSON Resume 1.x (jsonresume.org/schema), each with its kind of item and its fields: read by the import and written by the export. Kinds that
 * the standard does not have are in sections of our own, such as `x-patents`, after the standard's.
 */
export const jsonResumeSections: Readonly<Record<string, JsonResumeSection>> = Object.fromEntries(
  (Object.keys(kindsInDocuments) as ItemKind[])
    .map((kind) => [kindsInDocuments[kind].jsonResume.section, sectionOf(kind)] as const)
    .sort(([one], [other]) => placeOf(one) - placeOf(other)),
);

/** Whether readers take an entry of this kind with a start and no end as ongoing, unless `x-current` says otherwise. */
export const goesOnWithoutEnd = (kind: ItemKind): boolean => kindsInDocuments[kind].jsonResume.goesOnWithoutEnd === true;
