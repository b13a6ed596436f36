import { AppError } from '@folia/contracts/errors';
import type { ItemKind } from '@folia/contracts/item-fields';
import { itemFields } from '@folia/contracts/item-fields';
import type { ReadResume } from '@folia/contracts/resume-import';
import type { CountStep } from '../parser/parse-resume';
import { networkNamed, profileOf } from '../parser/profile-of';
import { webAddressOf } from '../parser/web-address-of';
import { layOut } from './lay-out';
import { parseJson } from './parse-json';
import { isoMonth } from './source-date';
import { type FieldMap, hasLines, SourceResume } from './source-resume';
import { methodOf, partAt, type SourceNode, type SourceValue } from './source-value';

const period: FieldMap = { startDate: 'startDate', endDate: 'endDate' };

/**
 * The sections of JSON Resume 1.x and the kind of item each is, field by field.
 * What an item says and JSON Resume has no name for stands under the item's own field name behind "x-" (`work[].x-skills`,
 * `education[].x-location`, `certificates[].x-expires`, `publications[].x-authors`, `skills[].x-category` …), and three sections of our own
 * hold the kinds it does not know, with the items' own field names: `x-patents`, `x-talks`, `x-achievements`. An export writes the same.
 */
export const jsonResumeSections: Readonly<Record<string, { kind: ItemKind; map: FieldMap }>> = {
  work: {
    kind: 'work',
    map: { ...period, position: 'position', employer: 'name', location: 'location', url: 'url', summary: 'summary', highlights: 'highlights' },
  },
  volunteer: {
    kind: 'volunteering',
    map: { ...period, position: 'position', organization: 'organization', url: 'url', summary: 'summary', highlights: 'highlights' },
  },
  education: { kind: 'education', map: { ...period, institution: 'institution', degree: 'studyType', area: 'area', grade: 'score', courses: 'courses' } },
  awards: { kind: 'award', map: { title: 'title', issuer: 'awarder', date: 'date', summary: 'summary' } },
  certificates: { kind: 'certification', map: { name: 'name', issuer: 'issuer', date: 'date', url: 'url' } },
  publications: { kind: 'publication', map: { title: 'name', venue: 'publisher', date: 'releaseDate', url: 'url', summary: 'summary' } },
  languages: { kind: 'language', map: { name: 'language', level: 'fluency' } },
  projects: {
    kind: 'project',
    map: { ...period, name: 'name', summary: 'description', highlights: 'highlights', skills: 'keywords', url: 'url', role: 'roles' },
  },
  'x-patents': { kind: 'patent', map: ownFields('patent') },
  'x-talks': { kind: 'talk', map: ownFields('talk') },
  'x-achievements': { kind: 'achievement', map: ownFields('achievement') },
};

function ownFields(kind: ItemKind): FieldMap {
  return Object.fromEntries(Object.keys(itemFields[kind]).map((field) => [field, field]));
}

/** Fields that the section's own words leave open are looked for behind "x-". */
function withOwnKeys(kind: ItemKind, map: FieldMap): FieldMap {
  return { ...Object.fromEntries(Object.keys(itemFields[kind]).map((field) => [field, `x-${field}`])), ...map };
}

/** The whole document as values: objects and lists keep their form, null says nothing. */
function toValue(key: string, path: string, json: unknown): SourceValue {
  if (Array.isArray(json)) return { key, path, text: '', parts: json.map((part, index) => toValue('', `${path}[${index}]`, part)) };
  if (typeof json === 'object' && json !== null)
    return { key, path, text: '', parts: Object.entries(json).map(([name, part]) => toValue(name, path ? `${path}.${name}` : name, part)) };
  return { key, path, text: json === null ? '' : String(json), parts: [] };
}

const isObject = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null && !Array.isArray(json);
const records = (sheet: SourceNode | undefined): SourceNode[] => sheet?.parts.filter((part) => part.key === '' && part.parts.length > 0) ?? [];
/** No end, or one that says "Present": it goes on. */
const openEnd = (record: SourceNode): boolean | SourceNode => {
  const end = partAt(record, 'endDate');
  return !end?.lines[0] || (/^present$/i.test(end.lines[0].text) && end);
};

function readBasics(basics: SourceNode | undefined, resume: SourceResume): void {
  for (const [field, key] of [
    ['name', 'name'],
    ['headline', 'label'],
    ['email', 'email'],
    ['phone', 'phone'],
    ['url', 'url'],
    ['summary', 'summary'],
  ] as const)
    resume.basic(field, [partAt(basics, key)]);
  const place = partAt(basics, 'location');
  if (place && place.parts.length === 0) resume.basic('location', [place]);
  else
    resume.basic(
      'location',
      ['city', 'region', 'countryCode'].map((key) => partAt(place, key)),
      ', ',
    );
  for (const profile of records(partAt(basics, 'profiles'))) readProfile(profile, resume);
}

function readProfile(profile: SourceNode, resume: SourceResume): void {
  const [network, username, address] = ['network', 'username', 'url'].map((key) => partAt(profile, key)?.lines[0]);
  const url = webAddressOf(address?.text ?? '');
  if (!address || !url) return;
  const known = profileOf(address.text);
  const name = networkNamed(network?.text ?? '') || network?.text || known?.network;
  if (!name) resume.address(address, methodOf(profile));
  else
    resume.profile(
      { network: name.slice(0, 100), username: (username?.text ?? known?.username ?? '').slice(0, 200), url },
      [network, username, address].filter((passage) => passage !== undefined),
      methodOf(profile),
    );
}

/** A skill with keywords is a category that names them; one without is itself a skill. */
function readSkills(sheet: SourceNode | undefined, resume: SourceResume): void {
  for (const record of records(sheet)) {
    const keywords = partAt(record, 'keywords')?.parts.filter(hasLines) ?? [];
    if (keywords.length === 0) resume.entry('skill', record, { name: 'name', level: 'level', category: 'x-category' });
    for (const keyword of keywords) {
      const skill = { ...record, parts: [...record.parts, { ...keyword, key: 'keyword' }] };
      resume.entry('skill', skill, { name: 'keyword', category: 'name', level: 'level' });
    }
  }
}

/**
 * Reads a JSON Resume 1.x (jsonresume.org/schema) with our own `x-` keys. Dates are YYYY, YYYY-MM or YYYY-MM-DD, cut to the month;
 * a value that is not valid stays unplaced. A position, volunteering or project with a beginning and no end goes on.
 * Throws AppError FILE_CORRUPT for broken JSON, FILE_TOO_COMPLEX beyond the limits, NOT_A_RESUME for another document.
 */
export function readJsonResume(data: Buffer, asOf: string, onStep: CountStep): ReadResume {
  const json = parseJson(data);
  if (!isObject(json) || !['basics', 'skills', ...Object.keys(jsonResumeSections)].some((key) => typeof json[key] === 'object' && json[key] !== null))
    throw new AppError('NOT_A_RESUME');
  const values = Object.entries(json).map(([key, value]) => toValue(key, key, value));
  const isSection = (value: SourceValue) => value.parts.length > 0;
  const loose: SourceValue = { key: '', path: '', text: '', parts: values.filter((value) => !isSection(value)) };
  const layout = layOut([...values.filter(isSection), loose]);
  const sheetOf = (key: string) => layout.sheets.find((sheet) => sheet.key === key);

  const resume = new SourceResume(layout, asOf, isoMonth);
  readBasics(sheetOf('basics'), resume);
  for (const [key, { kind, map }] of Object.entries(jsonResumeSections)) {
    const goesOn = kind === 'work' || kind === 'volunteering' || kind === 'project';
    for (const record of records(sheetOf(key))) resume.entry(kind, record, withOwnKeys(kind, map), goesOn && openEnd(record));
  }
  readSkills(sheetOf('skills'), resume);
  return resume.finish(onStep);
}
