import fc from 'fast-check';
import { readMark, shortPrint, writeMark } from './walk-mark';

const id = '01940000-0000-7000-8000-000000000000';
const token = { of: shortPrint('jobs a'), era: shortPrint('1-1'), since: '12', at: 1_790_000_000 };
const cursor = { ...token, until: '13', changedIn: '12', id };
const refusalOf = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

test('a cursor and a token are read as they were written, for the same list, account and life of the database', () => {
  expect(readMark('syncToken', writeMark(token), token.of, token.era)).toEqual(token);
  expect(readMark('cursor', writeMark(cursor), token.of, token.era)).toEqual(cursor);
  expect(writeMark(cursor)).toMatch(/^[\w-]{1,600}$/);
});

test('those of another list or account are refused, and so is one for the other; of another life of the database they have expired', () => {
  expect(refusalOf(() => readMark('syncToken', writeMark(token), shortPrint('jobs b'), token.era))).toBe('BODY_INVALID');
  expect(refusalOf(() => readMark('syncToken', writeMark(cursor), token.of, token.era))).toBe('BODY_INVALID');
  expect(refusalOf(() => readMark('cursor', writeMark(token), token.of, token.era))).toBe('BODY_INVALID');
  expect(refusalOf(() => readMark('syncToken', writeMark(token), token.of, shortPrint('1-2')))).toBe('SYNC_TOKEN_EXPIRED');
});

test('whatever else is sent as one is refused, and breaks nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json().map((json) => Buffer.from(json).toString('base64url')),
      ),
      (sent) => {
        expect(refusalOf(() => readMark('cursor', sent, token.of, token.era))).toBe('BODY_INVALID');
      },
    ),
  );
});
