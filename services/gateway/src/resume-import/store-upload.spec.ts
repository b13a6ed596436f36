import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FolderFileStore } from '@folia/platform/folder-file-store';
import fc from 'fast-check';
import { cleanFileName, storeUpload } from './store-upload';

let directory: string;
let store: FolderFileStore;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folia-upload-'));
  store = new FolderFileStore(directory);
});

afterEach(() => rm(directory, { recursive: true }));

const stored = async () => (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
const parts = (...texts: (string | Buffer)[]) =>
  Readable.from(
    texts.map((text) => Buffer.from(text)),
    { objectMode: false },
  );

test('a PDF is stored whole, counted and hashed, whatever its name says', async () => {
  const upload = await storeUpload(store, 'cv.docx', parts('%PD', 'F-1.7 and more'));
  expect(upload).toMatchObject({ kind: 'pdf', bytes: 17, name: 'cv.docx' });
  expect(upload.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect((await readFile(store.path(upload.key))).toString()).toBe('%PDF-1.7 and more');
});

test.each([
  ['nothing', [], 'FILE_EMPTY'],
  ['a web page', ['<html>'], 'FILE_TYPE_UNSUPPORTED'],
  ['an old Word file', [Buffer.from('d0cf11e0a1b11ae1', 'hex')], 'FILE_TYPE_UNSUPPORTED'],
  [
    'a Word file with a password',
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(70_000), Buffer.from('Encrypted', 'utf16le'), Buffer.from('Package\u0000', 'utf16le')],
    'FILE_ENCRYPTED',
  ],
  ['too much', ['%PDF-', Buffer.alloc(10 * 1024 * 1024)], 'FILE_TOO_LARGE'],
])('%s is refused and leaves nothing behind', async (_what, texts, code) => {
  await expect(storeUpload(store, 'cv.pdf', parts(...texts))).rejects.toMatchObject({ code });
  expect(await stored()).toEqual([]);
});

test.each([
  ['linkedin-archive', 'PK\u0003\u0004 rest'],
  ['json-resume', '{"work": []}'],
  ['text', 'Ada Novak'],
] as const)('a file sent as %s is stored as that', async (source, content) => {
  expect(await storeUpload(store, 'x', parts(content), source)).toMatchObject({ kind: source, bytes: content.length });
});

test.each([
  ['a PDF sent as an archive', '%PDF-1.7', 'linkedin-archive', 'FILE_TYPE_MISMATCH'],
  ['an archive sent as text', 'PK\u0003\u0004', 'text', 'FILE_TYPE_MISMATCH'],
  ['no text', '', 'text', 'FILE_EMPTY'],
] as const)('%s is refused, says which way it came, and leaves nothing behind', async (_what, content, source, code) => {
  await expect(storeUpload(store, 'x', parts(content), source)).rejects.toMatchObject({ code, details: { source } });
  expect(await stored()).toEqual([]);
});

test.each([
  ['in one piece', (bytes: number) => [Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5)])]],
  ['in pieces', (bytes: number) => [Buffer.from('%PDF-'), Buffer.alloc(bytes - 6), Buffer.alloc(1)]],
])('exactly 10 MB that come %s are taken, one byte more is refused with the limit', async (_how, piecesOf) => {
  const limit = 10 * 1024 * 1024;
  expect(await storeUpload(store, 'cv.pdf', parts(...piecesOf(limit)))).toMatchObject({ kind: 'pdf', bytes: limit });
  expect(await stored()).toHaveLength(1);
  await expect(storeUpload(store, 'cv.pdf', parts(...piecesOf(limit + 1)))).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', details: { limit } });
  expect(await stored()).toHaveLength(1);
});

test('a file that is refused by its first piece leaves nothing behind, however soon that is', async () => {
  const tooLarge = Buffer.alloc(10 * 1024 * 1024 + 1);
  await Promise.all(Array.from({ length: 20 }, () => expect(storeUpload(store, 'cv.pdf', parts(tooLarge))).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })));
  expect(await stored()).toEqual([]);
});

test('an upload that breaks off leaves nothing behind', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('%PDF-');
      throw new Error('the line went dead');
    })(),
    { objectMode: false },
  );
  await expect(storeUpload(store, 'cv.pdf', broken)).rejects.toThrow('the line went dead');
  expect(await stored()).toEqual([]);
});

test('a file name has no folders, no control characters and at most 255 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const clean = cleanFileName(name);
      expect(clean.length).toBeGreaterThan(0);
      expect(clean.length).toBeLessThanOrEqual(255);
      expect(clean).not.toMatch(/[\\/\u0000-\u001f\u202a-\u202e]/);
    }),
  );
  expect(cleanFileName('C:\\Users\\me\\cv.pdf')).toBe('cv.pdf');
});
