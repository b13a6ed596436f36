import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorMessage } from '@folia/contracts/error-messages';
import { DocumentReader } from './document-reader';

const request = { path: '/nowhere', fileName: 'resume.pdf', kind: 'pdf' as const, asOf: '2026-11' };
let directory: string;
let reader: DocumentReader;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folia-limits-'));
});
afterEach(async () => {
  await reader.close();
  await rm(directory, { recursive: true });
});

const generous = { read: { cpuMs: 1_000, wallMs: 20_000 }, show: { cpuMs: 1_000, wallMs: 300 } };

/** A reader whose child does the given thing for every document. */
async function readerThat(does: string, limits = generous): Promise<DocumentReader> {
  await writeFile(join(directory, 'reader-preload.js'), '');
  await writeFile(
    join(directory, 'reader-child.js'),
    `let turn = 0; process.on('message', (request) => { turn += 1; ${does} }); process.send({ type: 'ready' });`,
  );
  reader = new DocumentReader(join(directory, 'reader-child.js'), limits);
  return reader;
}

test('a document that keeps the processor busy is stopped for itself, and the next one gets a new process', async () => {
  const spinning = await readerThat(
    "if (request.fileName === 'good') { process.send({ type: 'result', resume: { pages: [], pid: process.pid } }); } else { for (;;); }",
  );
  const first = await spinning.read({ ...request, fileName: 'good' });
  await expect(spinning.read(request)).rejects.toMatchObject({ code: 'READ_TIMEOUT' });
  const next = await spinning.read({ ...request, fileName: 'good' });
  expect(next).not.toEqual(first);
});

test.each([
  ['takes too much memory', 'global.hog = Array.from({ length: 9 }, () => Buffer.alloc(64 * 1024 * 1024, 1));', 'FILE_TOO_COMPLEX'],
  ['aborts', 'process.abort();', 'FILE_TOO_COMPLEX'],
  ['ends with an error', 'process.exit(1);', 'FILE_CORRUPT'],
])('a child that %s fails its document only', async (_, does, code) => {
  // Filling memory takes CPU time: which limit is reached first must not depend on how fast that goes.
  const reading = await readerThat(does, { ...generous, read: { cpuMs: 20_000, wallMs: 20_000 } });
  await expect(reading.read(request)).rejects.toMatchObject({ code });
});

test('a document that waits longer than it may compute is not stopped for it, whatever the machine was busy with', async () => {
  const waiting = await readerThat("setTimeout(() => process.send({ type: 'result', resume: { pages: [] } }), 2_000);");
  await expect(waiting.read(request)).resolves.toEqual({ pages: [] });
});

test('a document that waits for ever is ended by the clock, with words that blame no file, and the next one gets a new process', async () => {
  const stuck = await readerThat("if (request.fileName === 'good') process.send({ type: 'result', resume: { pages: [], pid: process.pid } });", {
    ...generous,
    read: { cpuMs: 20_000, wallMs: 500 },
  });
  const first = await stuck.read({ ...request, fileName: 'good' });
  await expect(stuck.read(request)).rejects.toMatchObject({ code: 'TIMEOUT' });
  expect(errorMessage.TIMEOUT).not.toMatch(/file|save|PDF|DOCX/i);
  expect(await stuck.read({ ...request, fileName: 'good' })).not.toEqual(first);
});

test('what earlier documents computed is not counted', async () => {
  const busy = await readerThat(
    "const used = () => process.cpuUsage().user + process.cpuUsage().system; const until = used() + 600_000; while (used() < until); process.send({ type: 'result', resume: { pages: [] } });",
  );
  for (let turn = 0; turn < 3; turn++) await expect(busy.read(request)).resolves.toEqual({ pages: [] });
});

test('a child that hangs while it draws is stopped, and the next document is read', async () => {
  const drawing = await readerThat("if (!request.view) process.send({ type: 'result', resume: { pages: [] } });");
  const view = { show: 'page' as const, page: { number: 1, width: 595, height: 842 } };
  await expect(drawing.show({ path: '/nowhere', target: '/nowhere', view })).rejects.toMatchObject({ code: 'TIMEOUT' });
  await expect(drawing.read(request)).resolves.toEqual({ pages: [] });
});

test('a listener that throws fails its document only', async () => {
  const telling = await readerThat("process.send({ type: 'step', step: { name: 'read', counts: {} } });");
  const broken = () => {
    throw new Error('listener');
  };
  await expect(telling.read(request, broken)).rejects.toThrow('listener');
});

test('a closed reader reads nothing', async () => {
  const closed = await readerThat('');
  await closed.close();
  await expect(closed.read(request)).rejects.toThrow('closed');
});
