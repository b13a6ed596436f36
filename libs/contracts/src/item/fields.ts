/**
 * The twelve kinds of item and every field of each: type, maximum length in characters (lists: of one entry), what heads it.
 * Types: text one line; markdown many lines; date `YYYY` or `YYYY-MM`; url absolute http(s); list of texts; flag.
 * `of: 'url'`: each entry of a list is an address. `oneOf`: the value is an entry of that list of the same item, or nothing.
 * Skills and languages name no skills: they are skills themselves.
 * One table feeds validation (item.ts), the editor, the page and the import (DESIGN section 4).
 */
export type FieldType = 'text' | 'markdown' | 'date' | 'url' | 'list' | 'flag';
export type FieldSpec = { readonly type: FieldType; readonly max: number; readonly maxItems?: number; readonly of?: 'url'; readonly oneOf?: string };

const line = (max = 200) => ({ type: 'text', max }) as const;
const prose = { type: 'markdown', max: 5000 } as const;
const date = { type: 'date', max: 7 } as const;
const url = { type: 'url', max: 2000 } as const;
const list = (max = 2000, maxItems = 100) => ({ type: 'list', max, maxItems }) as const;
const addresses = { type: 'list', max: 2000, maxItems: 20, of: 'url' } as const;
const owner = (list: 'authors' | 'inventors') => ({ type: 'text', max: 200, oneOf: list }) as const;
const flag = { type: 'flag', max: 1 } as const;
const period = { startDate: date, endDate: date, current: flag } as const;
const skills = { skills: list(100, 50) } as const;

export const itemFields = {
  work: { position: line(), employer: line(), location: line(), ...period, url, summary: prose, highlights: list(), ...skills },
  education: {
    institution: line(),
    degree: line(),
    area: line(),
    location: line(),
    ...period,
    grade: line(100),
    summary: prose,
    courses: list(300),
    highlights: list(),
    url,
    ...skills,
  },
  skill: { name: line(100), category: line(100), level: line(100) },
  project: { name: line(300), role: line(), ...period, url, repository: url, links: addresses, summary: prose, highlights: list(), ...skills },
  publication: { title: line(500), authors: list(200, 200), self: owner('authors'), venue: line(500), date, doi: line(200), url, summary: prose, ...skills },
  patent: {
    title: line(500),
    number: line(100),
    office: line(100),
    status: line(100),
    inventors: list(200, 100),
    self: owner('inventors'),
    filedDate: date,
    date,
    url,
    summary: prose,
    ...skills,
  },
  talk: { title: line(500), event: line(300), place: line(), date, slides: url, video: url, recording: url, url, summary: prose, ...skills },
  certification: { name: line(300), issuer: line(), date, expires: date, credentialId: line(200), url, summary: prose, ...skills },
  award: { title: line(500), issuer: line(300), date, url, summary: prose, ...skills },
  achievement: { title: line(500), date, url, summary: prose, ...skills },
  language: { name: line(100), level: line(100) },
  volunteering: { position: line(), organization: line(), location: line(), ...period, url, summary: prose, highlights: list(), ...skills },
} as const satisfies Record<string, Record<string, FieldSpec>>;

export type ItemKind = keyof typeof itemFields;

/** Order of the sections on the page (sketch portfolio-calm). */
export const itemKinds = [
  'skill',
  'work',
  'project',
  'publication',
  'talk',
  'patent',
  'certification',
  'award',
  'achievement',
  'education',
  'volunteering',
  'language',
] as const satisfies readonly ItemKind[];

/** At least one of these must be filled; the first that is filled heads the item. */
export const headingFields = {
  work: ['position', 'employer'],
  education: ['degree', 'area', 'institution'],
  skill: ['name'],
  project: ['name'],
  publication: ['title'],
  patent: ['title'],
  talk: ['title'],
  certification: ['name'],
  award: ['title'],
  achievement: ['title'],
  language: ['name'],
  volunteering: ['position', 'organization'],
} as const satisfies Record<ItemKind, readonly string[]>;

type ValueOf<F extends FieldSpec> = F['type'] extends 'list' ? string[] : F['type'] extends 'flag' ? boolean : string;
export type FieldsOf<K extends ItemKind> = {
  -readonly [F in keyof (typeof itemFields)[K]]?: (typeof itemFields)[K][F] extends FieldSpec ? ValueOf<(typeof itemFields)[K][F]> : never;
};
/** The typed fields of one item, told apart by its kind. */
export type ItemContent = { [K in ItemKind]: { kind: K; fields: FieldsOf<K> } }[ItemKind];
/** Any item's fields where the kind is only known at run time. */
export type FieldValue = string | string[] | boolean;
export type AnyFields = Record<string, FieldValue>;

/** The text that heads an item; empty when nothing that could head it is filled. */
export function itemHeading(kind: ItemKind, fields: AnyFields): string {
  for (const name of headingFields[kind]) {
    const value = fields[name];
    if (typeof value === 'string' && value) return value;
  }
  return '';
}
