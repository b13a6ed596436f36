import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyFields, type FieldSpec, type ItemKind, itemFields, itemKinds } from '@folia/contracts/item/fields';
import { itemFieldsOf } from '@folia/contracts/item/shapes';
import { readJsonResume } from '@folia/resume-reading/sources/read-json-resume';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { entryOfItem } from './entry-of-item';
import { wordsOf } from './fixtures/pdf-text';
import { documentOf } from './fixtures/portfolio';
import { director, engineer, nurse } from './fixtures/portfolios';
import { arabic, chinese } from './fixtures/script-portfolios';
import { itemOfEntry } from './item-of-entry';
import { writeJson } from './write-json';
import { writeMarkdown } from './write-markdown';
import { writeText } from './write-text';

const ajv = new Ajv({ allErrors: true });
addFormats(ajv);
const validate = ajv.compile(JSON.parse(readFileSync(join(__dirname, '../../../resume-reading/src/fixtures/json-resume.schema.json'), 'utf8')));
const writtenAt = new Date('2026-11-20T10:00:00Z');
const all = [engineer, director, nurse, chinese, arabic];

test('JSON Resume is valid and read back as the same items, field by field', () => {
  for (const portfolio of all) {
    const document = documentOf(portfolio);
    const json = writeJson(document, writtenAt);
    validate(JSON.parse(json));
    expect(validate.errors).toBeNull();
    const { basics, entries } = readJsonResume(Buffer.from(json), '2026-11', () => undefined);
    const byKind = (items: readonly { kind: string; fields: unknown }[]) =>
      itemKinds.map((kind) => items.filter((item) => item.kind === kind).map(({ fields }) => fields));
    expect(byKind(entries)).toEqual(byKind(portfolio.items));
    expect(basics.summary?.value).toBe(portfolio.summary);
  }
});

const word = fc.stringMatching(/^[A-Za-zäöüÅé0-9]{1,12}$/);
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const date = fc
  .tuple(fc.integer({ min: 1950, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);
const address = fc.webUrl().filter((url) => url.length < 200);

function sampleOf(name: string, spec: FieldSpec): fc.Arbitrary<AnyFields[string]> {
  if (spec.type === 'date') return date;
  if (spec.type === 'url') return address;
  if (spec.type === 'flag') return fc.constant(true);
  if (spec.type === 'list') return fc.array(spec.of === 'url' ? address : line, { minLength: 1, maxLength: 3 });
  return name === 'summary' ? fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n\n')) : line;
}

// Marking one's own name among the authors is a feature of the portfolio; a resume does not show it.
const shapeOf = (kind: ItemKind) =>
  Object.fromEntries(
    Object.entries(itemFields[kind] as Record<string, FieldSpec>)
      .filter(([name]) => name !== 'self')
      .map(([name, spec]) => [name, sampleOf(name, spec)]),
  );
const anyItem = fc.constantFrom(...itemKinds).chain((kind) =>
  fc
    .record(shapeOf(kind), { requiredKeys: [] })
    .map((fields) => itemFieldsOf(kind).safeParse(fields))
    .filter(({ success }) => success)
    .map(({ data }) => ({ kind, fields: data as AnyFields })),
);

test('an entry says everything its item says: every field of every kind comes back', () => {
  fc.assert(
    fc.property(anyItem, ({ kind, fields }) => {
      expect(itemOfEntry(kind, entryOfItem({ id: '00000000-0000-4000-8000-000000000000', kind, fields }))).toEqual(fields);
    }),
    { numRuns: 400 },
  );
});

test('text holds every word of the portfolio, headings in the resume’s language', () => {
  for (const portfolio of all) {
    const text = writeText(documentOf(portfolio));
    const words = new Set(wordsOf(text));
    const dated = /^(?:19|20)\d\d(?:-\d\d)?$/;
    const said = portfolio.items
      .flatMap(({ fields }) => Object.values(fields).flat())
      .filter((value): value is string => typeof value === 'string' && !dated.test(value));
    expect(
      wordsOf([portfolio.header.name, portfolio.summary, ...said].join(' ').replace(/https?:\/\/(?:www\.)?/g, '')).filter((one) => !words.has(one)),
    ).toEqual([]);
  }
  expect(writeText(documentOf(nurse))).toContain(
    '\n\nBERUFSERFAHRUNG\nStationsleiter\nUniversitätsklinikum Köln, Köln\n04/2018 – heute\n- Leitung eines Teams',
  );
});

test('Markdown has headings, lists and links, and signs that are text stay text', () => {
  const tricky = {
    ...nurse,
    header: { ...nurse.header, name: 'A *B* <script>', headline: '1. Preis', links: [{ label: 'X', url: 'https://x.example/a_(b)' }] },
    summary: '# kein Titel',
  };
  const markdown = writeMarkdown(documentOf(tricky));
  expect(markdown).toContain('# A \\*B\\* \\<script\\>\n\n1\\. Preis\n\n');
  expect(markdown).toContain('[x.example/a\\_(b)](<https://x.example/a_(b)>)');
  expect(markdown).toContain(
    '## Profil\n\n\\# kein Titel\n\n## Berufserfahrung\n\n### Stationsleiter\n\nUniversitätsklinikum Köln · Köln · 04/2018 – heute\n\n- Leitung',
  );
});
