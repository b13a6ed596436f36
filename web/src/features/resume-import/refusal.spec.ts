import { ApiError, ConnectionError } from '../../lib/api-error';
import { checkFile } from './check-file';
import { refusalFrom } from './refusal';

test.each([
  ['cv.pdf', 100, null],
  ['CV.DOCX', 100, null],
  ['cv.doc', 100, 'FILE_TYPE_UNSUPPORTED'],
  ['cv.docm', 100, 'FILE_TYPE_UNSUPPORTED'],
  ['cv', 100, 'FILE_TYPE_UNSUPPORTED'],
  ['cv.pdf', 0, 'FILE_EMPTY'],
  ['cv.pdf', 10 * 1024 * 1024, null],
  ['cv.pdf', 10 * 1024 * 1024 + 1, 'FILE_TOO_LARGE'],
])('%s of %p bytes: %p', (name, size, code) => {
  expect(checkFile({ name, size })).toBe(code);
});

test("a refusal has its code's sentence in two parts, and the request number", () => {
  const refused = refusalFrom(new ApiError(422, 'x', 'FILE_ENCRYPTED', {}, 'r-1'), 'cv.pdf');
  expect(refused).toEqual({
    code: 'FILE_ENCRYPTED',
    title: 'This file is protected with a password.',
    text: 'Save a copy without one and import that. Nothing was counted.',
    fileName: 'cv.pdf',
    requestId: 'r-1',
  });
});

test('a spent plan says its numbers and when it starts anew', () => {
  const refused = refusalFrom(new ApiError(402, 'x', 'QUOTA_EXCEEDED', { used: 10, limit: 10, resetsAt: '2026-12-03T00:00:00Z' }, 'r-2'), 'cv.pdf');
  expect(refused.text).toContain('10 of 10 are used. New ones come on December');
});

test('a lost connection keeps the file and says so', () => {
  expect(refusalFrom(new ConnectionError(), 'cv.pdf')).toMatchObject({ code: 'CONNECTION', title: 'Nothing came back.' });
});
