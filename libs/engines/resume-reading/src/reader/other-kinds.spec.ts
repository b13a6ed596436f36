import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readResume } from '@folia/contracts/resume-import/shapes';
import type { FileKind } from '@folia/contracts/resume-import/sources';
import { docxOf, zipOf } from '../fixtures/docx-of';
import { column, pdfOf } from '../fixtures/pdf-of';
import { attachedPdf } from '../sources/fixtures/attached-pdf';
import { skillsPassport } from '../sources/fixtures/europass';
import { DocumentReader, type ReadStep } from './document-reader';

const reader = new DocumentReader();
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folia-kinds-'));
});
afterAll(async () => {
  await reader.close();
  await rm(directory, { recursive: true });
});

async function read(file: Buffer | string, kind: FileKind, steps: ReadStep[] = []) {
  const path = join(directory, 'file');
  await writeFile(path, file);
  return readResume.parse(await reader.read({ path, fileName: 'file', kind, asOf: '2026-11' }, (step) => steps.push(step)));
}

const archive = zipOf({ 'Positions.csv': 'Company Name,Title,Started On\nAcme,Smith,Mar 2019\n', 'Skills.csv': 'Name\nGo\n' });
const json = JSON.stringify({ work: [{ name: 'Acme', position: 'Smith' }] });
const text = 'Ada Novak\n\nEXPERIENCE\n\nSmith, Acme Corp\nMar 2019 - Present\n';

test.each([
  ['a LinkedIn archive', archive, 'linkedin-archive', 2],
  ['a JSON Resume', json, 'json-resume', 1],
  ['text', text, 'text', 1],
  ['a Europass PDF', attachedPdf(['Curriculum vitae'], 'attachment.xml', skillsPassport), 'pdf', 6],
] as const)('%s is read in the reading process, with real counts of every step and no page image', async (_what, file, kind, pages) => {
  const steps: ReadStep[] = [];
  const resume = await read(file, kind, steps);
  expect(resume.entries[0]?.kind).toBe('work');
  expect(resume.isStructured ?? false).toBe(kind !== 'text');
  expect(resume.pages).toHaveLength(pages);
  expect(resume.pages.some((page) => page.hasImage)).toBe(false);
  expect(await readdir(directory)).toEqual(['file']);
  expect(steps.map(({ name }) => name)).toEqual(['read', 'sections', 'entries']);
  expect(steps[0]?.counts).toEqual({ pages, words: resume.words.visible });
});

test.each([
  ['a LinkedIn archive as a resume', archive, 'docx', 'FILE_TYPE_UNSUPPORTED', undefined],
  ['a Word file as an archive', docxOf(''), 'linkedin-archive', 'FILE_TYPE_MISMATCH', 'linkedin-archive'],
  ['a PDF as an archive', pdfOf([column(40, ['Ada'])]), 'linkedin-archive', 'FILE_CORRUPT', 'linkedin-archive'],
  ['broken JSON', '{', 'json-resume', 'FILE_CORRUPT', 'json-resume'],
  ['a letter', 'Dear Ada, see you on Tuesday.', 'text', 'NOT_A_RESUME', 'text'],
] as const)('%s is refused, and the refusal says which way it came', async (_what, file, kind, code, source) => {
  const refusal = await read(file, kind).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code });
  expect((refusal as { details?: { source?: string } }).details?.source).toBe(source);
});

test('of more than 400 entries the first 400 are taken, and the rest is seen', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => `Acme ${index},Smith ${index},"Forged ${index} things and mended others",Bergen,Mar 2019,`);
  const resume = await read(
    zipOf({ 'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On\n${rows.join('\n')}\n` }),
    'linkedin-archive',
  );
  expect(resume.entries).toHaveLength(400);
  expect(resume.notes.join()).toContain('100 more');
  expect(resume.words.visible).toBe(resume.words.placed + resume.words.unplaced);
});
