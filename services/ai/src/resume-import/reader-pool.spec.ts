import { join } from 'node:path';
import { ReaderPool } from './reader-pool';

const pool = new ReaderPool(2, join(__dirname, '../../dist/resume-import/reader-child.js'));
const request = (file: string) => ({
  path: join(__dirname, 'fixtures/hostile', file),
  fileName: file,
  kind: 'pdf' as const,
  asOf: '2026-11',
});

afterAll(() => pool.close());

test('a document that takes long holds up no other', async () => {
  const order: string[] = [];
  const done = (name: string) => () => void order.push(name);
  // Warm: starting a process is no part of what is proved here.
  await Promise.all([pool.read(request('control_plain.pdf')), pool.read(request('control_plain.pdf'))]);
  const slow = pool.read(request('pdf_12_pages_ok.pdf')).then(done('slow'), done('slow'));
  const quick = pool.read(request('control_plain.pdf')).then(done('quick'));
  await Promise.all([slow, quick]);
  expect(order).toEqual(['quick', 'slow']);
}, 30_000);
