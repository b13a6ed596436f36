import fc from 'fast-check';
import { archiveName } from './write-archive';
import { writeTables } from './write-tables';

test('the parts of a service become one JSON object, a list for each table', async () => {
  const parts = [
    { table: 'item', rows: [{ a: 1 }, { a: 2 }], next: '1' },
    { table: 'item', rows: [{ a: 3 }], next: '2' },
    { table: 'revision', rows: [], next: '3' },
    { table: 'profile', rows: [{ name: 'Ada "x"' }], next: null },
  ];
  let text = '';
  for await (const piece of writeTables(parts[0] as never, async (cursor) => parts[Number(cursor)] as never)) text += piece;
  expect(JSON.parse(text)).toEqual({ item: [{ a: 1 }, { a: 2 }, { a: 3 }], revision: [], profile: [{ name: 'Ada "x"' }] });
});

test('whatever a file is called, its name in the archive leads nowhere else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const inside = archiveName({ id: '0199e1f0-0000-7000-8000-00000000abcd', name: `../${name}` });
      expect(inside.split('/')).toEqual(['files', expect.stringMatching(/^00000000abcd-[^\\:\u0000]+$/u)]);
    }),
  );
});
