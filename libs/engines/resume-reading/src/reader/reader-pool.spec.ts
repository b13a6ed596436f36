import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReaderPool } from './reader-pool';

let directory: string;
let pool: ReaderPool;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folia-pool-'));
  await writeFile(join(directory, 'reader-preload.js'), '');
  // Reads a document once the file it is named after is there.
  await writeFile(
    join(directory, 'reader-child.js'),
    `const { existsSync } = require('node:fs');
     process.on('message', ({ path }) => {
       const timer = setInterval(() => {
         if (!existsSync(path)) return;
         clearInterval(timer);
         process.send({ type: 'result', resume: { pages: [], path } });
       }, 5);
     });
     process.send({ type: 'ready' });`,
  );
  pool = new ReaderPool(2, join(directory, 'reader-child.js'));
});
afterAll(async () => {
  await pool.close();
  await rm(directory, { recursive: true });
});

const read = (name: string) => pool.read({ path: join(directory, name), fileName: name, kind: 'pdf', asOf: '2026-11' });
const readSpare = (name: string) => pool.readSpare({ path: join(directory, name), fileName: name, kind: 'pdf', asOf: '2026-11' });
const release = (name: string) => writeFile(join(directory, name), '');

test('a document that takes long holds up no other', async () => {
  const slow = read('slow');
  await release('quick');
  await expect(read('quick')).resolves.toMatchObject({ path: join(directory, 'quick') });
  await release('slow');
  await expect(slow).resolves.toMatchObject({ path: join(directory, 'slow') });
});

test('whoever can wait gets one reader while nobody else needs it', async () => {
  const spare = readSpare('first spare');
  await expect(readSpare('second spare')).rejects.toMatchObject({ code: 'READERS_BUSY', details: { retryAfter: expect.any(Number) } });
  const member = read('member');
  await release('first spare');
  await expect(spare).resolves.toMatchObject({ path: join(directory, 'first spare') });
  await release('member');
  await member;
});

test('it gives its reader up to the first who needs it, and gets none while all are busy', async () => {
  const spare = readSpare('given up').catch((error) => error.code);
  const members = [read('one'), read('two')];
  await expect(spare).resolves.toBe('READERS_BUSY');
  await expect(readSpare('none left')).rejects.toMatchObject({ code: 'READERS_BUSY' });
  await release('one');
  await release('two');
  expect(await Promise.all(members)).toMatchObject([{ path: join(directory, 'one') }, { path: join(directory, 'two') }]);
});
