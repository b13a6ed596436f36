import { AppError } from '@folia/contracts/errors';
import { type ItemKind, itemFields } from '@folia/contracts/item/fields';
import { goesOnWithoutEnd, type JsonResumeSection, jsonResumeSections, ownKey } from '@folia/contracts/json-resume';
import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import { webAddress } from '@folia/contracts/text';
import { networkNamed, profileOf } from '../parser/basics/profile-of';
import type { CountStep } from '../parser/parse-resume';
import { webAddressOf } from '../parser/values/web-address-of';
import { layOut } from './lay-out';
import { parseJson } from './parse-json';
import { isoMonth } from './source-date';
import { type FieldMap, hasLines, SourceResume } from './source-resume';
import { methodOf, partAt, type SourceNode, type SourceValue } from './source-value';

/** The whole document as values: objects and lists keep their form, null says nothing. */
function toValue(key: string, path: string, json: unknown): SourceValue {
  if (Array.isArray(json)) return { key, path, text: '', parts: json.map((part, index) => toValue('', `${path}[${index}]`, part)) };
  if (typeof json === 'object' && json !== null)
    return { key, path, text: '', parts: Object.entries(json).map(([name, part]) => toValue(name, path ? `${path}.${name}` : name, part)) };
  return { key, path, text: json === null ? '' : String(json), parts: [] };
}

const isObject = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null && !Array.isArray(json);
const records = (sheet: SourceNode | undefined): SourceNode[] => sheet?.parts.filter((part) => part.key === '' && part.parts.length > 0) ?? [];
/** The standard's key, or our own where its value could not stand there. */
const fieldMapOf = ({ keys }: JsonResumeSection): FieldMap =>
  Object.fromEntries(Object.entries(keys).map(([field, key]) => [field, key === ownKey(field) ? key : [key, ownKey(field)]]));

/** Whether it goes on: as `x-current` says, or because there is no end, or one that says "Present". */
function openEnd(kind: ItemKind, record: SourceNode): boolean | SourceNode {
  const said = partAt(record, ownKey('current'));
  if (said?.lines[0]) return said.lines[0].text === 'true' && said;
  if (!goesOnWithoutEnd(kind)) return false;
  const end = partAt(record, 'endDate');
  return !end?.lines[0] || (/^present$/i.test(end.lines[0].text) && end);
}

function readBasics(basics: SourceNode | undefined, resume: SourceResume): void {
  for (const [field, key] of [
    ['name', 'name'],
    ['headline', 'label'],
    ['email', 'email'],
    ['email', ownKey('email')],
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
  const node = partAt(profile, 'url') ?? partAt(profile, ownKey('url'));
  const [network, label, username] = ['network', ownKey('label'), 'username'].map((key) => partAt(profile, key)?.lines[0]);
  const address = node?.lines[0];
  const url = webAddress.safeParse(node?.text).data ?? webAddressOf(address?.text ?? '');
  if (!address || !url) return;
  const known = profileOf(address.text);
  const name = label?.text || networkNamed(network?.text ?? '') || network?.text || known?.network;
  if (!name) resume.address(address, methodOf(profile));
  else
    resume.profile(
      { network: name.slice(0, 100), username: (username?.text ?? known?.username ?? '').slice(0, 200), url },
      [network, label, username, address].filter((passage) => passage !== undefined),
      methodOf(profile),
    );
}

function readEntry(section: JsonResumeSection, record: SourceNode, resume: SourceResume): void {
  const entry = resume.entry(section.kind, record, fieldMapOf(section), openEnd(section.kind, record));
  const said = partAt(record, ownKey('current'));
  if (entry && said && 'current' in itemFields[section.kind]) resume.place([said]);
}

/** A skill with keywords is a category that names them; one without is itself a skill. */
function readSkills(sheet: SourceNode | undefined, resume: SourceResume): void {
  for (const record of records(sheet)) {
    const keywords = partAt(record, 'keywords')?.parts.filter(hasLines) ?? [];
    if (keywords.length === 0) resume.entry('skill', record, { name: 'name', level: 'level', category: ownKey('category') });
    for (const keyword of keywords) {
      const skill = { ...record, parts: [...record.parts, { ...keyword, key: 'keyword' }] };
      resume.entry('skill', skill, { name: 'keyword', category: 'name', level: 'level' });
    }
  }
}

/**
 * Reads a JSON Resume 1.x (jsonresume.org/schema) with our own `x-` keys. A value that an item takes as it stands is taken to the letter. Dates are YYYY, YYYY-MM or YYYY-MM-DD, cut to the month;
 * a value that is not valid stays unplaced. An entry with a beginning and no end goes on where its kind says so.
 * Throws AppError FILE_CORRUPT for broken JSON, FILE_TOO_COMPLEX beyond the limits, NOT_A_RESUME for another document.
 */
export function readJsonResume(data: Buffer, asOf: string, onStep: CountStep): ReadResume {
  const json = parseJson(data);
  if (!isObject(json) || !['basics', ...Object.keys(jsonResumeSections)].some((key) => typeof json[key] === 'object' && json[key] !== null))
    throw new AppError('NOT_A_RESUME');
  // The schema and the tools of the file say nothing about the person.
  const { $schema: _schema, meta: _meta, ...said } = json;
  const values = Object.entries(said).map(([key, value]) => toValue(key, key, value));
  const isSection = (value: SourceValue) => value.parts.length > 0;
  const loose: SourceValue = { key: '', path: '', text: '', parts: values.filter((value) => !isSection(value)) };
  const layout = layOut([...values.filter(isSection), loose]);
  const sheetOf = (key: string) => layout.sheets.find((sheet) => sheet.key === key);

  const resume = new SourceResume(layout, asOf, isoMonth, { exact: true });
  readBasics(sheetOf('basics'), resume);
  for (const [key, section] of Object.entries(jsonResumeSections)) {
    if (section.kind !== 'skill') for (const record of records(sheetOf(key))) readEntry(section, record, resume);
  }
  readSkills(sheetOf('skills'), resume);
  return resume.finish(onStep);
}
