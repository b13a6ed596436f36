import type { Item } from '@folia/contracts/item/shapes';
import fc from 'fast-check';
import { chosenIds, moved, rowsOf } from './choice';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const items = ids.map(
  (id, position): Item => ({
    id,
    kind: id < 'e' ? 'work' : 'skill',
    fields: { name: id },
    visibility: 'public',
    position,
    version: 1,
    provenance: { source: 'hand' },
    updatedAt: '',
  }),
);
const inSections = (chosen: string[]) => [...chosen.filter((id) => id >= 'e'), ...chosen.filter((id) => id < 'e')];

test('a form begins with what is stored, and every entry is in it once', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(ids), (chosen) => {
      const rows = rowsOf(items, chosen);
      expect(chosenIds(rows)).toEqual(inSections(chosen));
      expect(
        Object.values(rows)
          .flat()
          .map(({ item }) => item.id)
          .sort(),
      ).toEqual(ids);
    }),
  );
});

test('what is not chosen stands behind the one it follows in the portfolio', () => {
  expect(rowsOf(items, ['c', 'a']).work?.map(({ item, isChosen }) => item.id + (isChosen ? '+' : ''))).toEqual(['c+', 'd', 'a+', 'b']);
});

test('a row moves one place, and not beyond an end', () => {
  const { work = [] } = rowsOf(items, ids);
  const order = (list: typeof work) => list.map(({ item }) => item.id).join('');
  expect([moved(work, 1, -1), moved(work, 1, 1), moved(work, 0, -1), moved(work, 3, 1)].map(order)).toEqual(['bacd', 'acbd', 'abcd', 'abcd']);
});
