import type { AnyFields, FieldValue } from '@folia/contracts/item/fields';

const joinLists = (theirs: readonly string[], mine: readonly string[]) => [...theirs, ...mine.filter((line) => line && !theirs.includes(line))];

function joinTexts(theirs: string, mine: string): string {
  // A text that already contains the other one covers both.
  if (mine.includes(theirs)) return mine;
  return theirs.includes(mine) ? theirs : `${theirs}\n\n${mine}`;
}

const both = (name: string, mine: FieldValue, theirs: FieldValue): FieldValue => {
  if (Array.isArray(mine) && Array.isArray(theirs)) return joinLists(theirs, mine);
  if (name === 'summary' && typeof mine === 'string' && typeof theirs === 'string') return joinTexts(theirs, mine);
  return mine;
};

/** Both versions in one: lists and texts keep what either says; for a single value, such as a date or a name, mine is kept. */
export function keepBoth(mine: AnyFields, theirs: AnyFields): AnyFields {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const joined = Object.fromEntries(
    [...names].map((name) => {
      const [own, other] = [mine[name], theirs[name]];
      return [name, own === undefined || own === '' ? (other ?? '') : other === undefined ? own : both(name, own, other)];
    }),
  );
  return joined.current === true ? { ...joined, endDate: '' } : joined;
}
