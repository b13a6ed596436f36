import type { ItemKind } from '@folia/contracts/item/fields';
import type { FieldMap } from './source-resume';

/** A file of the archive whose rows are items. `isOpen`: a row without an end goes on. */
export type LinkedinFile = { kind: ItemKind; map: FieldMap; isOpen?: boolean };

const period: FieldMap = { startDate: ['started on', 'start date'], endDate: ['finished on', 'end date'] };
const told: FieldMap = { summary: 'summary', highlights: 'highlights' };

/** The files whose rows are items, by name; columns in lower case, as LinkedIn writes them in every language. */
export const itemFiles: Readonly<Record<string, LinkedinFile>> = {
  'Positions.csv': { kind: 'work', isOpen: true, map: { ...period, ...told, position: 'title', employer: 'company name', location: 'location' } },
  'Education.csv': { kind: 'education', map: { ...period, institution: 'school name', degree: 'degree name', summary: 'notes', highlights: 'activities' } },
  'Skills.csv': { kind: 'skill', map: { name: 'name' } },
  'Certifications.csv': {
    kind: 'certification',
    map: { name: 'name', issuer: 'authority', date: 'started on', expires: 'finished on', credentialId: 'license number', url: 'url' },
  },
  'Languages.csv': { kind: 'language', map: { name: 'name', level: 'proficiency' } },
  'Projects.csv': { kind: 'project', map: { ...period, ...told, name: 'title', url: 'url' } },
  'Publications.csv': { kind: 'publication', map: { ...told, title: 'name', venue: 'publisher', date: 'published on', url: 'url' } },
  'Patents.csv': {
    kind: 'patent',
    map: {
      ...told,
      title: 'title',
      number: ['patent number', 'application number'],
      office: ['office', 'issuer', 'country'],
      status: 'status',
      filedDate: 'filed on',
      date: ['issued on', 'date'],
      url: 'url',
    },
  },
  'Honors.csv': { kind: 'award', map: { ...told, title: 'title', issuer: 'issuer', date: 'issued on' } },
  'Volunteering.csv': { kind: 'volunteering', isOpen: true, map: { ...period, ...told, position: 'role', organization: 'company name' } },
};

/** Who the person is and how to reach them: columns by file. */
export const basicsFiles: Readonly<Record<string, readonly string[]>> = {
  'Profile.csv': ['first name', 'last name', 'headline', 'summary', 'geo location', 'websites', 'twitter handles'],
  'Profile Summary.csv': ['profile summary'],
  'Email Addresses.csv': ['email address', 'primary'],
  'PhoneNumbers.csv': ['number'],
};

/** Shown, and left for the person to place: no item of the portfolio says the same. */
export const furtherFiles: Readonly<Record<string, readonly string[]>> = {
  'Courses.csv': ['name', 'number'],
  'Organizations.csv': ['name'],
  'TestScores.csv': ['name'],
};

const names = new Map([...Object.keys(basicsFiles), ...Object.keys(itemFiles), ...Object.keys(furtherFiles)].map((name) => [name.toLowerCase(), name]));

/** The name of a profile file as it is written here, or undefined for any other file (messages, connections, advertising). */
export const profileFile = (name: string): string | undefined => names.get(name.toLowerCase());

/** The columns that tell a file's header row. */
export const columnsOf = (name: string): readonly string[] => {
  const map = itemFiles[name]?.map;
  const own = basicsFiles[name] ?? furtherFiles[name] ?? Object.values(map ?? {}).flat();
  return map && (map.summary === 'summary' || !map.summary) ? [...own, 'description'] : own;
};
