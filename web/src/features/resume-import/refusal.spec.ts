import { ApiError, ConnectionError } from '../../lib/api-error';
import { checkFile } from './check-file';
import { checkText } from './paste-text-dialog';
import { refusalFrom, refusalOf } from './refusal';

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

test.each([
  ['export.zip', 'linkedin-archive', null],
  ['export.pdf', 'linkedin-archive', 'FILE_TYPE_MISMATCH'],
  ['resume.json', 'json-resume', null],
  ['resume.yaml', 'json-resume', 'FILE_TYPE_MISMATCH'],
  ['export.zip', 'resume', 'FILE_TYPE_UNSUPPORTED'],
] as const)('%s sent as %s: %p', (name, source, code) => {
  expect(checkFile({ name, size: 100 }, source)).toBe(code);
});

test('a refused archive has a sentence of its own, by the way it came', () => {
  const refused = refusalFrom(new ApiError(415, 'x', 'FILE_TYPE_MISMATCH', { source: 'linkedin-archive' }, 'r-3'), 'export.zip');
  expect(refused.title).toMatch(/^This is not a LinkedIn data archive/);
  expect(refusalOf('NOT_A_RESUME', 'resume.json', null, 'This JSON is not a JSON Resume. Look.').title).toBe('This JSON is not a JSON Resume.');
});

test('pasted text is looked at before it is sent: empty and too long are said, nothing is cut off', () => {
  expect(checkText(' \n\t–')).toBe('Paste the text of your resume first.');
  expect(checkText('Ada')).toBeNull();
  expect(checkText('a'.repeat(500_000))).toBeNull();
  expect(checkText('a'.repeat(500_002))).toContain('2 characters too long');
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

test('a spent plan says its numbers and when it starts again', () => {
  const refused = refusalFrom(new ApiError(402, 'x', 'QUOTA_EXCEEDED', { used: 10, limit: 10, resetsAt: '2026-12-03T00:00:00Z' }, 'r-2'), 'cv.pdf');
  expect(refused.text).toContain('10 of 10 are used. New ones come on 3 December');
});

test('a lost connection keeps the file and says so', () => {
  expect(refusalFrom(new ConnectionError(), 'cv.pdf')).toMatchObject({ code: 'CONNECTION', title: 'Nothing came back.' });
});
