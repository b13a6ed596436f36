import { type ItemKind, itemFields } from './item/fields';

/** One section of a JSON Resume: the kind of item its entries are, and under which key each field stands. */
export type JsonResumeSection = { readonly kind: ItemKind; readonly keys: Readonly<Record<string, string>> };

const period = { startDate: 'startDate', endDate: 'endDate' };
const told = { summary: 'summary', highlights: 'highlights' };

const ownKeys = (kind: ItemKind) => Object.fromEntries(Object.keys(itemFields[kind]).map((field) => [field, field]));

/** What JSON Resume has no name for stands under the item's own field name behind "x-". */
const withOwnKeys = (kind: ItemKind, keys: Record<string, string>): JsonResumeSection => ({
  kind,
  keys: { ...Object.fromEntries(Object.keys(itemFields[kind]).map((field) => [field, ownKey(field)])), ...keys },
});

/** The key of our own for a field that JSON Resume does not know, or whose value its schema does not take. */
export const ownKey = (field: string) => `x-${field}`;

/**
 * The sections of JSON Resume 1.x (jsonresume.org/schema), each a kind of item, field by field: read by the import and written by the export.
 * Three sections of our own hold the kinds it does not know, with the items' own field names: `x-patents`, `x-talks`, `x-achievements`.
 */
export const jsonResumeSections: Readonly<Record<string, JsonResumeSection>> = {
  work: withOwnKeys('work', { ...period, ...told, position: 'position', employer: 'name', location: 'location', url: 'url' }),
  volunteer: withOwnKeys('volunteering', { ...period, ...told, position: 'position', organization: 'organization', url: 'url' }),
  education: withOwnKeys('education', {
    ...period,
    institution: 'institution',
    degree: 'studyType',
    area: 'area',
    grade: 'score',
    courses: 'courses',
    url: 'url',
  }),
  awards: withOwnKeys('award', { title: 'title', issuer: 'awarder', date: 'date', summary: 'summary' }),
  certificates: withOwnKeys('certification', { name: 'name', issuer: 'issuer', date: 'date', url: 'url' }),
  publications: withOwnKeys('publication', { title: 'name', venue: 'publisher', date: 'releaseDate', url: 'url', summary: 'summary' }),
  skills: withOwnKeys('skill', { name: 'name', level: 'level' }),
  languages: withOwnKeys('language', { name: 'language', level: 'fluency' }),
  projects: withOwnKeys('project', {
    ...period,
    name: 'name',
    summary: 'description',
    highlights: 'highlights',
    skills: 'keywords',
    url: 'url',
    role: 'roles',
  }),
  'x-patents': { kind: 'patent', keys: ownKeys('patent') },
  'x-talks': { kind: 'talk', keys: ownKeys('talk') },
  'x-achievements': { kind: 'achievement', keys: ownKeys('achievement') },
};

/** Kinds of which a reader takes an entry with a beginning and no end to go on, unless `x-current` says otherwise. */
export const goesOnWithoutEnd: readonly ItemKind[] = ['work', 'volunteering', 'project'];
