import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A reader whose child does the given for every document. */
async function readerThat(does: string): Promise<DocumentReader> {
  await writeFile(join(directory, 'reader-preload.js'), '');
  await writeFile(
    join(directory, 'reader-child.js'),
    `let turn = 0; process.on('message', (request) => { turn += 1; ${does} }); process.send({ type: 'ready' });`,
  );
  reader = new DocumentReader(join(directory, 'reader-child.js'), { read: 2000, show: 300 });
  return reader;
}

test('a child that hangs is stopped, and the next document gets a new one', async () => {
  const hanging = await readerThat("if (request.fileName === 'good') { process.send({ type: 'result', resume: { pages: [], pid: process.pid } }); }");
  const first = await hanging.read({ ...request, fileName: 'good' });
  await expect(hanging.read(request)).rejects.toMatchObject({ code: 'READ_TIMEOUT' });
  const next = await hanging.read({ ...request, fileName: 'good' });
  expect(next).not.toEqual(first);
});

test.each([
  ['takes too much memory', 'global.hog = Array.from({ length: 9 }, () => Buffer.alloc(64 * 1024 * 1024, 1));', 'FILE_TOO_COMPLEX'],
  ['aborts', 'process.abort();', 'FILE_TOO_COMPLEX'],
  ['ends with an error', 'process.exit(1);', 'FILE_CORRUPT'],
])('a child that %s fails its document only', async (_, does, code) => {
  await expect((await readerThat(does)).read(request)).rejects.toMatchObject({ code });
});

test('a child that hangs while it draws is stopped, and the next document is read', async () => {
  const drawing = await readerThat("if (!request.view) process.send({ type: 'result', resume: { pages: [] } });");
  const view = { show: 'page' as const, page: { number: 1, width: 595, height: 842 } };
  await expect(drawing.show({ path: '/nowhere', target: '/nowhere', view })).rejects.toMatchObject({ code: 'READ_TIMEOUT' });
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
