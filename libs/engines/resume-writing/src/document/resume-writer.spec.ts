import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resumeFormats } from '@folia/contracts/document-formats';
import type { ResumeDocument } from '@folia/contracts/resume-document';
import { documentOf } from './fixtures/portfolio';
import { seller } from './fixtures/portfolios';
import { ResumeWriter } from './resume-writer';
import { writePdf } from './write-pdf';

const writtenAt = new Date('2026-11-20T10:00:00Z');
const document = documentOf(seller, { company: 'Clinique du Parc' });
let directory: string;
let writer: ResumeWriter;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folia-writer-'));
  writer = new ResumeWriter();
});
afterAll(async () => {
  await writer.close();
  await rm(directory, { recursive: true });
});

test('every form comes back named and typed, a PDF the same as if written here', async () => {
  const written = await Promise.all(resumeFormats.map((format) => writer.write(document, format, writtenAt)));
  expect(written.map(({ fileName }) => fileName)).toEqual(resumeFormats.map((format) => `Noémie-Lefèvre-Clinique-du-Parc.${format}`));
  expect(written.map(({ mediaType }) => mediaType.split(';')[0])).toEqual([
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'text/markdown',
    'text/plain',
    'application/json',
  ]);
  expect(written.map(({ fit }) => fit?.pages ?? null)).toEqual([1, null, null, null, null]);
  const here = await writePdf(document, writtenAt);
  expect(written[0]?.data.equals(here.data)).toBe(true);
  expect(written[1]?.data.subarray(0, 2).toString()).toBe('PK');
});

test('a resume that cannot be written fails for itself alone', async () => {
  const broken = { ...document, template: 'none' } as unknown as ResumeDocument;
  const [failed, next] = await Promise.allSettled([writer.write(broken, 'pdf', writtenAt), writer.write(document, 'txt', writtenAt)]);
  expect([failed.status, next.status]).toEqual(['rejected', 'fulfilled']);
});

test('one that never ends is ended with its thread, and the next has a new one', async () => {
  const script = join(directory, 'thread.js');
  const answers = `require('node:worker_threads').parentPort.on('message', ({ format }) => {
    if (format === 'pdf') for (;;);
    if (format === 'docx') process.exit(3);
    require('node:worker_threads').parentPort.postMessage({ written: { data: Buffer.from('done'), fileName: '', mediaType: '', fit: null } });
  });`;
  await writeFile(script, answers);
  const patient = new ResumeWriter(script, 3000);
  await expect(patient.write(document, 'pdf', writtenAt)).rejects.toThrow('took too long');
  await expect(patient.write(document, 'docx', writtenAt)).rejects.toThrow('ended');
  expect((await patient.write(document, 'txt', writtenAt)).data.toString()).toBe('done');
  await patient.close();
  await expect(patient.write(document, 'txt', writtenAt)).rejects.toThrow('closed');
});
