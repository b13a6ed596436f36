import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyFields, type FieldSpec, type ItemKind, itemFields, itemKinds } from '@folia/contracts/item/fields';
import { itemFieldsOf } from '@folia/contracts/item/shapes';
import { profileBasics } from '@folia/contracts/portfolio/shapes';
import { lineText, markdownText } from '@folia/contracts/text';
import { writeJsonResume } from '@folia/contracts/write-json-resume';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { readJsonResume } from './read-json-resume';

/** The schema as JSON Resume publishes it (npm @jsonresume/schema 1.3.1, MIT). */
const ajv = new Ajv({ allErrors: true });
addFormats(ajv);
const validate = ajv.compile(JSON.parse(readFileSync(join(__dirname, '../fixtures/json-resume.schema.json'), 'utf8')));

type Items = { kind: ItemKind; fields: AnyFields }[];
const nobody = { name: '', headline: '', summary: '', location: '', links: [], email: null, phone: null, updatedAt: '2026-11-20T10:00:00.000Z' };
const write = (items: Items, profile: Partial<typeof nobody> = {}) => writeJsonResume({ profile: { ...nobody, ...profile }, items });
const read = (json: unknown) => readJsonResume(Buffer.from(JSON.stringify(json)), '2026-11', () => undefined);
const byKind = (items: Items) => Object.fromEntries(itemKinds.map((kind) => [kind, items.filter((one) => one.kind === kind).map(({ fields }) => fields)]));

function expectSame(items: Items): void {
  const json = write(items);
  validate(json);
  expect(validate.errors).toBeNull();
  expect(byKind(read(json).entries)).toEqual(byKind(items));
}

/** Text with at least one letter: what nobody sees is no text of a resume. */
const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom('C++ & <b>R&D</b>', '“état”', '- [x] done', 'null', 'true', '2019'));
const line = (max: number) => text.map((words) => lineText(max).safeParse(`a${words}`).data ?? 'a');
const prose = fc
  .array(text, { maxLength: 6 })
  .map((lines) => markdownText(5000).safeParse(`Told:\n${lines.join('\n')}\n\n- one\n  - two\n\n\n    code`).data ?? 'Told');
const year = fc.integer({ min: 1900, max: 2199 });
const date = fc.tuple(year, fc.option(fc.integer({ min: 1, max: 12 }), { nil: null })).map(([y, m]) => `${y}${m ? `-${String(m).padStart(2, '0')}` : ''}`);
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom('http://localhost/x', 'https://münchen.example/ü', 'https://a.example/{b}|c^[1]', 'HTTPS://Example.ORG', 'https://user@a.example/'),
);

function sampleOf(spec: FieldSpec): fc.Arbitrary<AnyFields[string]> {
  if (spec.type === 'markdown') return prose;
  if (spec.type === 'date') return date;
  if (spec.type === 'url') return address;
  if (spec.type === 'flag') return fc.boolean();
  if (spec.type === 'list') return fc.array(spec.of === 'url' ? address : line(spec.max), { minLength: 1, maxLength: 4 });
  return line(spec.max);
}

const itemOf = (kind: ItemKind) =>
  fc
    .record(Object.fromEntries(Object.entries(itemFields[kind]).map(([name, spec]) => [name, sampleOf(spec)])), { requiredKeys: [] })
    .map((fields) => itemFieldsOf(kind).safeParse(fields))
    .filter(({ success }) => success)
    .map(({ data }) => ({ kind, fields: data as AnyFields }));

test('every field of every kind survives an export and its import', () => {
  const whole = itemKinds.map((kind) => {
    const fields = Object.entries(itemFields[kind] as Record<string, FieldSpec>).flatMap(([name, spec]): [string, AnyFields[string]][] => {
      if (spec.type === 'flag') return [];
      if (spec.type === 'list') return [[name, spec.of === 'url' ? ['https://one.example/a', 'https://two.example'] : [`${name} one`, `${name} two`]]];
      const values = {
        date: name === 'startDate' ? '2019-03' : '2021',
        url: `https://${name}.example/x`,
        markdown: `**${name}**\n\n- one\n  - two`,
        text: name,
      };
      return [[name, spec.oneOf ? `${spec.oneOf} two` : values[spec.type]]];
    });
    const item = { kind, fields: Object.fromEntries(fields) };
    expect(itemFieldsOf(kind).parse(item.fields)).toEqual(item.fields);
    return item;
  });
  expectSame(whole);
  expect(whole.flatMap(({ fields }) => Object.keys(fields)).length).toBeGreaterThan(90);
});

test('what goes on, what is over and what says neither are told apart', () => {
  for (const kind of ['work', 'education', 'project', 'volunteering'] as const) {
    const head = { work: 'position', education: 'degree', project: 'name', volunteering: 'organization' }[kind];
    const periods: AnyFields[] = [{}, { current: true }, { startDate: '2020' }, { startDate: '2020', current: true }, { startDate: '2020', endDate: '2021' }];
    for (const period of periods) expectSame([{ kind, fields: { [head]: 'Something', ...period } }]);
  }
});

test('whatever a portfolio holds, its export is valid JSON Resume and its import the same portfolio', () => {
  const items = fc
    .array(fc.oneof(...itemKinds.map(itemOf)), { minLength: 1, maxLength: 12 })
    // No skill stands in a portfolio that was imported twice.
    .map((all) => all.filter((one, at) => one.kind !== 'skill' || all.findIndex((other) => nameOf(other) === nameOf(one)) === at));
  fc.assert(fc.property(items, expectSame), { numRuns: 150 });
});

const nameOf = ({ kind, fields }: Items[number]) => `${kind} ${String(fields.name).toLowerCase()}`;

test('the head of a portfolio survives as well', () => {
  const skill: Items = [{ kind: 'skill', fields: { name: 'Go' } }];
  const links = [
    { label: 'Github', url: 'https://github.com/runa' },
    { label: 'Blog of mine', url: 'https://blog.example/{x}' },
  ];
  for (const email of ['runa@example.com', 'rúna..x@müller.example']) {
    const head = { name: 'Rúna  Solvang', headline: 'Engineer', summary: 'One.\nTwo.\n\n- three', location: 'Bergen, Norway', phone: '+47 (0) 555' };
    const json = write(skill, { ...head, name: 'Rúna Solvang', email, links } as never);
    validate(json);
    expect(validate.errors).toBeNull();
    const { basics, profiles } = read(json);
    expect(Object.fromEntries(Object.entries(basics).map(([field, found]) => [field, found?.value]))).toEqual({ ...head, name: 'Rúna Solvang', email });
    expect(profileBasics.shape.email.parse({ value: email, visibility: 'private' }).value).toBe(email);
    expect(profiles.map(({ network, url }) => ({ label: network, url }))).toEqual(links);
  }
});
