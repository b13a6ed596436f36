import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { startS3 } from '@folia/testing/s3-server';
import type { FileStore } from './file-store';
import { FolderFileStore } from './folder-file-store';
import { openFileStore } from './open-file-store';
import { refusalOfFault } from './outage-of';

const home = mkdtempSync(join(tmpdir(), 'folia-store-'));
const hour = 3_600_000;
let s3: Awaited<ReturnType<typeof startS3>>;
/** Small pages, so that every list has several. */
beforeAll(async () => {
  s3 = await startS3({ pageSize: 2 });
});
afterAll(async () => {
  await s3.close();
  rmSync(home, { recursive: true });
});

type Tried = {
  store: FileStore;
  /** Lets a key be an hour older than it is. */
  age(key: string): void;
  /** What a process that was killed while it wrote leaves. */
  leaveHalf(key: string): void;
  /** Whether nothing is kept, not even half. */
  isEmpty(): boolean;
};

const folder = async (): Promise<Tried> => {
  const directory = mkdtempSync(join(home, 'files-'));
  const store = (await openFileStore({ FILE_STORE: directory, S3_REGION: 'nowhere' })) as FolderFileStore;
  const past = new Date(Date.now() - hour);
  return {
    store,
    age: (key) => utimesSync(store.path(key.replace('.part', '')) + (key.endsWith('.part') ? '.part' : ''), past, past),
    leaveHalf: (key) => writeFileSync(`${store.path(key)}.part`, 'half'),
    isEmpty: () => readdirSync(directory, { recursive: true, withFileTypes: true }).every((entry) => entry.isDirectory()),
  };
};

const bucket = async (): Promise<Tried> => {
  Object.assign(s3.faults, { refusal: null, refused: null, cuts: 0, cutsContent: false });
  for (const all of [s3.objects, s3.uploads]) all.clear();
  const { url, bucket: name, accessKeyId } = s3;
  const store = await openFileStore({
    FILE_STORE: `s3://${name}/some/where`,
    S3_ENDPOINT: url,
    S3_REGION: 'eu-north-1',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: 'word',
  });
  const past = new Date(Date.now() - hour);
  return {
    store,
    age: (key) => {
      for (const [name, one] of s3.objects) if (`${name}/`.startsWith(`some/where/${key}/`)) one.at = past;
      for (const upload of s3.uploads.values()) if (`${upload.key}.part` === `some/where/${key}`) upload.at = past;
    },
    leaveHalf: (key) => s3.uploads.set(`upload-of-${key}`, { key: `some/where/${key}`, parts: new Map(), at: new Date() }),
    isEmpty: () => s3.objects.size + s3.uploads.size === 0,
  };
};

const keyOf = (sign: string) => `${sign.repeat(8)}-0000-4000-8000-000000000000`;
const [first, second, third] = [keyOf('a'), keyOf('b'), keyOf('c')];
const large = Buffer.alloc(20 * 1024 * 1024, 'a long text ');
async function* pieces(bytes: Buffer, size = 100_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function* brokenOff(): AsyncGenerator<Buffer> {
  yield* pieces(large);
  throw new Error('the line went dead');
}
const keysOf = async (store: FileStore) => {
  const keys: string[] = [];
  for await (const key of store.list()) keys.push(key);
  return keys.sort();
};

describe.each([
  ['a folder', folder],
  ['a bucket', bucket],
])('a file store in %s', (_where, open) => {
  let tried: Tried;
  let store: FileStore;
  beforeEach(async () => {
    tried = await open();
    store = tried.store;
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a few bytes', Buffer.from('some bytes')],
    ['exactly one part', large.subarray(0, 8 * 1024 * 1024)],
    ['many parts', large],
  ])('gives back %s as it was written', async (_what, bytes) => {
    await store.write(first, pieces(bytes));
    expect(await store.size(first)).toBe(bytes.length);
    expect((await buffer(store.read(first))).equals(bytes)).toBe(true);
  });

  test('gives the bytes of a range, both ends included', async () => {
    await store.writeAll(first, Buffer.from('0123456789'));
    expect(await text(store.read(first, { start: 2, end: 5 }))).toBe('2345');
    expect(await text(store.read(first, { start: 9, end: 9 }))).toBe('9');
  });

  test('has the later of two writes', async () => {
    await store.writeAll(first, Buffer.from('earlier and longer'));
    await store.write(first, pieces(Buffer.from('later')));
    expect([await text(store.read(first)), await store.size(first)]).toEqual(['later', 5]);
  });

  test('has no size for a missing key, breaks reading it off with ENOENT, and deletes it without a word', async () => {
    expect(await store.size(first)).toBeNull();
    await expect(buffer(store.read(first))).rejects.toMatchObject({ code: 'ENOENT' });
    await store.delete(first);
  });

  test('keeps nothing of a write that breaks off, and the earlier bytes', async () => {
    await expect(store.write(first, brokenOff())).rejects.toThrow('the line went dead');
    expect(tried.isEmpty()).toBe(true);
    await store.writeAll(first, Buffer.from('earlier'));
    await expect(store.write(first, brokenOff())).rejects.toThrow('the line went dead');
    expect(await text(store.read(first))).toBe('earlier');
  });

  test('lends a file, and keeps all that is written into a folder, until they are deleted together', async () => {
    await store.writeAll(first, Buffer.from('source'));
    const made = await store.lend(first, (path) =>
      store.fill(second, async (into) => {
        writeFileSync(join(into, 'large.webp'), readFileSync(path));
        writeFileSync(join(into, 'small.webp'), 'small');
        return 2;
      }),
    );
    expect(made).toBe(2);
    expect([await text(store.read(`${second}/large.webp`)), await store.size(`${second}/small.webp`)]).toEqual(['source', 5]);
    await store.delete(first);
    expect(await keysOf(store)).toEqual([`${second}/large.webp`, `${second}/small.webp`]);
    await store.delete(second);
    expect(tried.isEmpty()).toBe(true);
  });

  test('leaves nothing of what it lent or was to be filled with on this machine, whatever becomes of it', async () => {
    await store.writeAll(first, Buffer.from('source'));
    const lent = () => readdirSync(tmpdir()).filter((name) => name.startsWith('folia-file-'));
    const before = lent();
    const fails = () => Promise.reject(new Error('it did not work'));
    await expect(store.lend(first, fails)).rejects.toThrow('it did not work');
    await expect(store.fill(second, fails)).rejects.toThrow('it did not work');
    expect(lent()).toEqual(before);
  });

  test('deletes no key that only begins like another', async () => {
    for (const key of [first, `${first}-pages/page-1.png`]) await store.writeAll(key, Buffer.from('x'));
    await store.delete(first);
    expect(await keysOf(store)).toEqual([`${first}-pages/page-1.png`]);
  });

  test('lists every key once, and for sweeps the names of what is old: whole, half-written, and by how they begin', async () => {
    for (const key of [first, second, third]) await store.writeAll(key, Buffer.from('x'));
    await store.writeAll(`${first}-pages/page-1.png`, Buffer.from('png'));
    tried.leaveHalf(third);
    expect(await keysOf(store)).toEqual([`${first}-pages/page-1.png`, first, second, third].sort());
    expect(await store.listOlderThan(hour / 2)).toEqual([]);
    for (const name of [first, `${first}-pages`, `${third}.part`]) tried.age(name);
    expect((await store.listOlderThan(hour / 2)).sort()).toEqual([first, `${first}-pages`, `${third}.part`].sort());
    expect(await store.listOlderThan(hour / 2, first.slice(0, 3))).toEqual(expect.arrayContaining([first, `${first}-pages`]));
    expect(await store.listOlderThan(hour / 2, second.slice(0, 3))).toEqual([]);
    for (const key of [first, `${first}-pages`, second, third]) await store.delete(key);
    expect(tried.isEmpty()).toBe(true);
  });

  test.each(['../../etc/passwd', 'A', 'a/b/c', '', 'a/../b'])('takes %j for no key', async (key) => {
    await expect(store.writeAll(key, Buffer.from('x'))).rejects.toThrow('not a file store key');
    expect(() => store.read(key)).toThrow('not a file store key');
    await expect(store.delete(key)).rejects.toThrow('not a file store key');
  });
});

describe('a bucket whose server', () => {
  let store: FileStore;
  beforeEach(async () => {
    store = (await bucket()).store;
    await store.writeAll(first, Buffer.from('some bytes'));
  });
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'nothing',
      (fault) => refusalOfFault(fault)?.code ?? 'a bug',
    );
  const allWays = () => [
    store.write(second, pieces(large)),
    store.writeAll(second, Buffer.from('x')),
    buffer(store.read(first)),
    store.size(first),
    store.delete(first),
    store.lend(first, async () => {}),
    store.listOlderThan(0),
    keysOf(store),
  ];

  test.each([
    ['is overloaded', { status: 503, code: 'SlowDown' }, 'UNAVAILABLE'],
    ['has a fault', { status: 500, code: 'InternalError' }, 'UNAVAILABLE'],
    ['is full', { status: 507, code: 'XMinioStorageFull' }, 'DISK_FULL'],
    ['does not let us in', { status: 403, code: 'AccessDenied' }, 'a bug'],
  ])('%s is known by that, whatever is asked of it', async (_what, refusal, code) => {
    s3.faults.refusal = refusal;
    const codes = await Promise.all(allWays().map(codeOf));
    expect(new Set(codes)).toEqual(new Set([code]));
  });

  test('cuts connections is asked again, and is away when it goes on', async () => {
    s3.faults.cuts = 1;
    expect(await store.size(first)).toBe(10);
    s3.faults.cuts = 1_000;
    const codes = await Promise.all(allWays().map(codeOf));
    expect(new Set(codes)).toEqual(new Set(['UNAVAILABLE']));
  });

  test('cuts a content off in its middle breaks the stream off', async () => {
    s3.faults.cutsContent = true;
    expect(await codeOf(buffer(store.read(first)))).toBe('UNAVAILABLE');
  });

  test('refuses a part or the end of an upload has nothing left of it', async () => {
    for (const what of [/PUT .*partNumber=2/, /POST .*uploadId=/]) {
      s3.faults.refused = { what, refusal: { status: 503, code: 'SlowDown' } };
      expect(await codeOf(store.write(second, pieces(large)))).toBe('UNAVAILABLE');
      expect([s3.uploads.size, [...s3.objects.keys()]]).toEqual([0, [`some/where/${first}`]]);
    }
  });

  test('is no longer asked when the reader stops reading', async () => {
    await store.writeAll(first, large);
    const bytes = store.read(first);
    for await (const _piece of bytes) break;
    expect(bytes.destroyed).toBe(true);
    expect(Readable.isErrored(bytes)).toBe(false);
  });

  test('knows another key than ours gets nothing from us', async () => {
    const stranger = await openFileStore({
      FILE_STORE: 's3://folia',
      S3_ENDPOINT: s3.url,
      S3_REGION: 'eu-north-1',
      S3_ACCESS_KEY_ID: 'somebody-else',
      S3_SECRET_ACCESS_KEY: 'word',
    });
    await expect(stranger.writeAll(second, Buffer.from('x'))).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  });
});
