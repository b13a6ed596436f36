import { changeTexts } from './change-texts';

const louder = (text: string) => (text.startsWith('!') ? text.slice(1).toUpperCase() : text);

test('what does not change is the very same value, whatever is in it', () => {
  const body = { name: 'Ada', tags: ['a', 'b'], deep: { at: [null, 1, true, { note: 'x' }] }, none: undefined };
  expect(changeTexts(body, louder)).toBe(body);
  for (const one of ['text', 7, null, undefined, false]) expect(changeTexts(one, louder)).toBe(one);
});

test('what changes is a copy with all its texts and names, what stands beside it is kept, and what was given stays as it was', () => {
  const body = { first: 'a', '!name': ['b', '!c', { last: '!d' }], kept: { e: 'e' } };
  const before = structuredClone(body);
  const changed = changeTexts(body, louder, louder) as Record<string, unknown>;
  expect(changed).toEqual({ first: 'a', NAME: ['b', 'C', { last: 'D' }], kept: { e: 'e' } });
  expect(Object.keys(changed)).toEqual(['first', 'NAME', 'kept']);
  expect(changed.kept).toBe(body.kept);
  expect(body).toEqual(before);
});

test('names change only where that is asked for, and a name like that of the prototype is a name', () => {
  const body = JSON.parse('{"!a": "!b", "__proto__": {"c": "!d"}}');
  const changed = changeTexts(body, louder) as Record<string, unknown>;
  expect(JSON.stringify(changed)).toBe('{"!a":"B","__proto__":{"c":"D"}}');
});
