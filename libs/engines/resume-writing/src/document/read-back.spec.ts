import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import { ReaderPool } from '@folia/resume-reading/reader/reader-pool';
import { documentOf } from './fixtures/portfolio';
import { engineer } from './fixtures/portfolios';
import { readBack } from './read-back';
import { writePdf } from './write-pdf';

const readers = new ReaderPool(1);
const document = documentOf(engineer);
let directory: string;
let resume: ReadResume;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folia-read-back-'));
  const path = join(directory, 'resume.pdf');
  await writeFile(path, (await writePdf(document, new Date('2026-11-20T10:00:00Z'))).data);
  resume = await readers.read({ path, fileName: 'resume.pdf', kind: 'pdf', asOf: '2026-11' });
}, 30_000);
afterAll(async () => {
  await readers.close();
  await rm(directory, { recursive: true });
});

it('finds everything in a PDF of ours where it was written', () => {
  const { contact, entries, pages } = readBack(document, resume);
  expect(contact.filter(({ same }) => !same)).toEqual([]);
  expect(contact.map(({ field }) => field)).toEqual(['name', 'headline', 'email', 'phone', 'location', 'links', 'summary']);
  const others = entries.filter(({ kind, outcome }) => kind !== 'publication' && outcome !== 'same');
  expect(others.map(({ name, values }) => ({ name, values: values.filter(({ same }) => !same) }))).toEqual([]);
  expect(pages.flat().join('\n')).toContain(engineer.header.name);
});

it('names what was read otherwise, what was missed and what nobody wrote', () => {
  const [first, second, ...rest] = resume.entries.filter(({ kind }) => kind === 'work');
  if (!first || !second) throw new Error('no positions were read');
  const wrong = { ...resume.basics, email: { value: 'other@example.com', evidence: [] } };
  const reading = readBack(document, {
    ...resume,
    basics: wrong,
    entries: [
      { ...first, fields: { ...first.fields, employer: 'Somebody else' } },
      ...rest,
      { ...second, kind: 'award', fields: { title: 'Nobody wrote it' } },
    ],
  });
  expect(reading.contact.filter(({ same }) => !same)).toEqual([{ field: 'email', written: engineer.header.email, read: 'other@example.com', same: false }]);
  const works = reading.entries.filter(({ kind }) => kind === 'work');
  expect(works[0]).toMatchObject({ outcome: 'differs' });
  expect(works[0]?.values.filter(({ same }) => !same)).toEqual([expect.objectContaining({ field: 'employer', read: 'Somebody else' })]);
  expect(works[1]?.outcome).toBe('missed');
  expect(reading.entries).toContainEqual(expect.objectContaining({ kind: 'award', outcome: 'extra', name: 'Nobody wrote it' }));
});
