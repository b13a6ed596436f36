import { plainFields } from '@folia/contracts/plain-text';
import type { Subject } from '@folia/deep-talk/read-subject';
import { readJsonResume } from '@folia/resume-reading/sources/read-json-resume';

type Row = Record<string, unknown>;
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The sections that the reader of JSON Resume does not know, as sections that it does: hobbies are skills of a category of that name. */
function known({ patents, talks, achievements, interests, ...resume }: Row): Row {
  const hobbies = rowsOf(interests).map((row) => ({
    id: row.id,
    name: 'Interests',
    keywords: [...(textsOf(row.keywords).length > 0 ? textsOf(row.keywords) : [textOf(row.name)])],
  }));
  const ofOurs = (rows: unknown, fields: readonly string[]) =>
    rowsOf(rows).map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [fields.includes(key) ? `x-${key}` : key, value])));
  return {
    ...resume,
    ...(resume.education ? { education: ofOurs(resume.education, ['summary', 'location', 'highlights']) } : {}),
    ...(resume.certificates ? { certificates: ofOurs(resume.certificates, ['summary', 'expires']) } : {}),
    ...(resume.projects
      ? {
          projects: rowsOf(resume.projects).map(({ entity, date, ...row }) => ({
            ...(date ? { startDate: date } : {}),
            ...row,
            ...(entity ? { roles: [entity] } : {}),
          })),
        }
      : {}),
    skills: [...rowsOf(resume.skills), ...hobbies],
    ...(patents ? { 'x-patents': patents } : {}),
    ...(talks ? { 'x-talks': talks } : {}),
    ...(achievements ? { 'x-achievements': achievements } : {}),
  };
}

const sections: Readonly<Record<string, string>> = {
  work: 'work',
  volunteering: 'volunteer',
  education: 'education',
  award: 'awards',
  certification: 'certificates',
  publication: 'publications',
  skill: 'skills',
  language: 'languages',
  project: 'projects',
  patent: 'x-patents',
  talk: 'x-talks',
  achievement: 'x-achievements',
};

/** The items of a JSON Resume as the import makes them, and what is said above them. `idOf`: which entry of the file an item is from. `asOf` YYYY-MM or longer. */
export function subjectFromJson(json: string, asOf: string): { subject: Subject; idOf: (itemId: string) => string } {
  const whole = known(JSON.parse(json) as Row);
  const { entries, basics, profiles } = readJsonResume(Buffer.from(JSON.stringify(whole)), asOf.slice(0, 7), () => undefined);
  const given = (whole.basics ?? {}) as Row;
  const links = profiles.map(({ network, url }) => ({ label: network, url }));
  const url = basics.url?.value;
  const items = entries.map(({ id, kind, fields }) => ({ id, kind, fields: plainFields(kind, fields) }));
  const origin = originOf(whole, items);
  return {
    subject: {
      basics: {
        name: basics.name?.value ?? textOf(given.name),
        headline: basics.headline?.value ?? '',
        summary: basics.summary?.value ?? '',
        location: basics.location?.value ?? '',
        email: basics.email?.value ?? null,
        phone: basics.phone?.value ?? null,
        links: url ? [...links, { label: 'Web', url }] : links,
      },
      items,
    },
    idOf: (itemId) => origin.get(itemId) ?? itemId,
  };
}

/** Items come section by section in the order of the file; a row of skills gives one item for each keyword. */
function originOf(whole: Row, items: Subject['items']): Map<string, string> {
  const origin = new Map<string, string>();
  for (const [kind, section] of Object.entries(sections)) {
    const rows = rowsOf(whole[section]);
    const own = items.filter((item) => item.kind === kind);
    let at = 0;
    for (const row of rows) {
      const count = kind === 'skill' ? Math.max(1, textsOf(row.keywords).length) : 1;
      for (let index = 0; index < count && at < own.length; index += 1) {
        const item = own[at];
        const name = kind === 'skill' ? (textsOf(row.keywords)[index] ?? textOf(row.name)) : '';
        if (!item || (kind === 'skill' && name.slice(0, 100) !== item.fields.name)) continue;
        origin.set(item.id, textOf(row.id));
        at += 1;
      }
    }
  }
  return origin;
}
