import { type ItemKind, itemFields } from './item/fields';
import { kindsInDocuments } from './item/kinds';

/** One section of a JSON Resume: the kind of item its entries are, and under which key each field stands. */
export type JsonResumeSection = { readonly kind: ItemKind; readonly keys: Readonly<Record<string, string>> };

/** The key of our own for a field that JSON Resume does not know, or whose value its schema does not take. */
export const ownKey = (field: string) => `x-${field}`;

/** The sections of the standard that are lists of what a person did, in its own order. */
const standard = ['work', 'volunteer', 'education', 'awards', 'certificates', 'publications', 'skills', 'languages', 'projects'];
/** Whether the standard has a section for a kind, and so a schema for its entries. */
export const isOfStandard = (kind: ItemKind): boolean => standard.includes(kindsInDocuments[kind].jsonResume.section);

const placeOf = (section: string) => (standard.includes(section) ? standard.indexOf(section) : standard.length);

/** What JSON Resume has no name for stands under the item's own field name behind "x-"; in a section of our own, under that name. */
function sectionOf(kind: ItemKind): JsonResumeSection {
  const { keys } = kindsInDocuments[kind].jsonResume;
  const own = Object.keys(itemFields[kind]).map((field) => [field, isOfStandard(kind) ? ownKey(field) : field]);
  return { kind, keys: { ...Object.fromEntries(own), ...keys } };
}

/**
 * The sections of JSON Resume 1.x (jsonresume.org/schema), each a kind of item, field by field: read by the import and written by the export.
 * Sections of our own hold the kinds it does not know, as `x-patents`, after its own.
 */
export const jsonResumeSections: Readonly<Record<string, JsonResumeSection>> = Object.fromEntries(
  (Object.keys(kindsInDocuments) as ItemKind[])
    .map((kind) => [kindsInDocuments[kind].jsonResume.section, sectionOf(kind)] as const)
    .sort(([one], [other]) => placeOf(one) - placeOf(other)),
);

/** Kinds of which a reader takes an entry with a beginning and no end to go on, unless `x-current` says otherwise. */
export const goesOnWithoutEnd = (kind: ItemKind): boolean => kindsInDocuments[kind].jsonResume.goesOnWithoutEnd === true;
