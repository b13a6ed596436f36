import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ResumeDocument, type ResumeTemplate, resumeTemplates } from '@folia/contracts/resume-document';
import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import { resumeLanguages } from '@folia/contracts/resume-languages';
import { DocumentReader } from '@folia/resume-reading/reader/document-reader';
import { documentOf, type Portfolio } from './fixtures/portfolio';
import { director, engineer, nurse, seller, teacher } from './fixtures/portfolios';
import { arabic, chinese, hebrew, japanese } from './fixtures/script-portfolios';
import { itemOfEntry } from './item-of-entry';
import { writeDocx } from './write-docx';
import { writePdf } from './write-pdf';

const fromLeft: Portfolio[] = [engineer, director, nurse, seller, teacher, chinese, japanese];
const reader = new DocumentReader();
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folia-resumes-'));
});
afterAll(async () => {
  await reader.close();
  await rm(directory, { recursive: true });
});

async function read(document: ResumeDocument, kind: 'pdf' | 'docx'): Promise<ReadResume> {
  const data = kind === 'pdf' ? (await writePdf(document, new Date('2026-11-20T10:00:00Z'))).data : await writeDocx(document);
  const path = join(directory, `resume.${kind}`);
  await writeFile(path, data);
  return reader.read({ path, fileName: `resume.${kind}`, kind, asOf: '2026-11' });
}

/** The reader's own habit: it takes everything after a title for the venue of a publication. */
const asRead = (fields: Record<string, unknown>) => ({
  ...fields,
  ...(typeof fields.venue === 'string' && { venue: fields.venue.replace(/\. doi:.*$/, '') }),
});
const flat = (text: string) => text.replace(/\s+/g, ' ');
const plain = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(asRead(fields)).map(([name, value]) => [name, typeof value === 'string' ? flat(value) : value]));

/** Head and items that were read, in the form of the portfolio. */
function readBack({ basics, entries }: ReadResume, document: ResumeDocument) {
  const kinds = document.sections.map(({ kind }) => kind);
  const head = Object.fromEntries(
    ['name', 'headline', 'email', 'phone', 'location', 'summary'].map((field) => [field, flat(basics[field as 'name']?.value ?? '')]),
  );
  return {
    head,
    items: kinds.flatMap((kind) => entries.filter((entry) => entry.kind === kind).map(({ fields }) => plain(fields))),
    others: entries.filter(({ kind }) => !kinds.includes(kind)),
  };
}

function wanted({ header, summary }: Portfolio, document: ResumeDocument) {
  const { name, headline, email, phone, location } = header;
  const items = document.sections.flatMap(({ kind, entries }) => (kind === 'summary' ? [] : entries.map((entry) => plain(itemOfEntry(kind, entry)))));
  return { head: { name, headline, email, phone, location, summary }, items, others: [] };
}

async function expectSame(portfolio: Portfolio, options: Partial<ResumeDocument>, kind: 'pdf' | 'docx') {
  const document = documentOf(portfolio, options);
  expect(readBack(await read(document, kind), document)).toEqual(wanted(portfolio, document));
}

const sizes = ['a4', 'letter'] as const;
const sizeOf = (index: number) => sizes[index % 2] ?? 'a4';

/**
 * The engineer in every template. All others in the first template, and three of them in each further one, so that each meets half of the templates on either
 * page size.
 */
const othersFor = (template: ResumeTemplate): Portfolio[] => {
  const turn = resumeTemplates.indexOf(template);
  const others = fromLeft.slice(1);
  return turn === 0 ? others : others.filter((_, index) => (index + turn) % 2 === 0);
};

describe.each(resumeTemplates)('our own import reads %s back to the same content', (template) => {
  const turn = resumeTemplates.indexOf(template);

  test('from PDF, on either page size', async () => {
    for (const pageSize of sizes) await expectSame(engineer, { template, pageSize }, 'pdf');
    for (const [index, portfolio] of othersFor(template).entries())
      await expectSame(portfolio, { template, pageSize: sizeOf(Math.floor(turn / 2) + index) }, 'pdf');
  }, 120_000);

  test('from PDF, set as close as it goes', async () => {
    await expectSame(director, { template, maxPages: 1 }, 'pdf');
  }, 60_000);

  test('from Word', async () => {
    const portfolios = [engineer, fromLeft[1 + (turn % 6)] ?? nurse];
    for (const portfolio of portfolios) await expectSame(portfolio, { template, pageSize: sizeOf(turn) }, 'docx');
  }, 60_000);
});

test.each(resumeLanguages)(
  'skills of a position and a licence that names its state come back under headings in %s',
  async (language) => {
    const licence = {
      kind: 'certification' as const,
      fields: { name: 'Registered Nurse License, Oregon', issuer: 'Oregon State Board of Nursing', date: '2019-01' },
    };
    const items = [...engineer.items.filter(({ kind }) => kind === 'work'), licence];
    for (const template of ['folio', 'classic'] as const) await expectSame({ ...engineer, language, items }, { template }, 'pdf');
  },
  60_000,
);

test('a town that no list knows, behind one employer alone, is read as the place of that position', async () => {
  const items = engineer.items.map((item) => {
    const { location, ...fields } = item.fields as Record<string, string>;
    return item.kind === 'work' && location !== 'Oslo' ? { ...item, fields: fields.current ? { ...fields, location: 'Kirkenes' } : fields } : item;
  }) as typeof engineer.items;
  for (const template of resumeTemplates) await expectSame({ ...engineer, items }, { template }, 'pdf');
}, 60_000);

test.each([
  ['Arabic', arabic],
  ['Hebrew', hebrew],
] as const)('%s comes back from Word: who, and every position with what was done', async (_, portfolio) => {
  const document = documentOf(portfolio);
  const [got, want] = [readBack(await read(document, 'docx'), document), wanted(portfolio, document)];
  expect(got.head).toEqual({ ...want.head, location: expect.any(String) });
  const positions = want.items.filter((item) => 'employer' in item);
  expect(positions.length).toBeGreaterThan(0);
  expect(got.items).toEqual(expect.arrayContaining(positions));
});
